### A ajuda dos comandos, e o que está mal nas opções escritas.

## Títulos e notas

help-usage = Utilização:
help-commands = Comandos:
help-arguments = Argumentos:
help-options = Opções:
help-example = Exemplo:
help-default = por omissão: { $value }
help-at-least = pelo menos { $least }
help-between = de { $least } a { $most }
help-variable = variável: { $name }
help-required = obrigatório
help-word =
    .options = OPÇÕES
    .command = COMANDO
    .number = NÚMERO
    .text = TEXTO
    .file = FICHEIRO
    .folder = PASTA

## Opções de vários comandos

help-shared =
    .help = Mostra esta ajuda.
    .as_json = Escreve o resultado em JSON.
    .data = Pasta de dados do servidor.
    .data-word = PASTA
    .database = URL de uma base de dados PostgreSQL, em vez de --data.
    .database-word = URL
    .deck = Identificador do baralho, como «storyhare deck list» o mostra.
    .deck-word = ID
    .seed = Semente: com a mesma semente joga-se da mesma maneira.
    .rules = Regras: classic, odyssey, party ou team.
    .cache = Pasta onde o codificador guarda os resultados.
    .cache-word = PASTA

## Os comandos

help-storyhare = Joga Dixit e Dixit Odyssey em linha: arranca um servidor, gere baralhos, regista os pontos.
    .version = Mostra a versão.
    .install_completion = Faz a tua shell completar os nossos comandos: Tab mostra o que serve.
    .show_completion = Mostra o script para completar, se o quiseres instalar à mão.

help-serve =
    Arranca o servidor neste computador.

    Os outros dispositivos da rede usam o segundo endereço ou o código QR. Cada opção também pode vir da variável de ambiente indicada ao lado.
    .host = Endereço em que o servidor escuta.
    .host-word = ENDEREÇO
    .port = Porta em que o servidor escuta.
    .data = Pasta das mesas, dos baralhos e das gravações.
    .data-word = PASTA
    .database = URL de uma base de dados PostgreSQL, em vez de um ficheiro em --data.
    .public_url = Endereço pelo qual se chega ao servidor.
    .public_url-word = URL
    .allowed_hosts = Outros nomes do servidor, separados por vírgulas.
    .allowed_hosts-word = NOMES
    .root_path = Subcaminho atrás de um proxy, como /hare.
    .root_path-word = CAMINHO
    .trusted_proxies = Endereços ou redes dos proxies inversos de confiança, separados por vírgulas.
    .trusted_proxies-word = ENDEREÇOS
    .imprint_url = Endereço do teu aviso legal, mostrado na página sobre privacidade.
    .imprint_url-word = URL
    .privacy_url = Endereço da tua política de privacidade, mostrado na mesma página.
    .privacy_url-word = URL
    .contact = Endereço de e-mail ou página para falar contigo, mostrado na mesma página.
    .contact-word = CONTACTO
    .metrics = Oferece /metrics a quem chegar ao servidor.
    .log_format = Registo em linhas simples, ou com um objeto JSON por linha.
    .uploads = Quem pode carregar baralhos.
    .archive_after_days = Dias após os quais uma mesa sem uso é arquivada.
    .keep_uploads_days = Dias após os quais um baralho carregado e sem uso é apagado.
    .decks_quota = Megabytes para todos os baralhos carregados.
    .keep_recordings = Dias após os quais as gravações são apagadas, a não ser que toda a mesa as queira guardar.
    .recordings_quota = Megabytes para todas as gravações.
    .recordings_per_table = Megabytes para as gravações de uma mesa.
    .disk_reserve = Megabytes que os carregamentos deixam livres no disco.
    .tables_per_address = Mesas novas que um endereço pode abrir de uma vez.
    .joins_per_address = Pessoas do mesmo endereço que podem entrar numa mesa de uma vez.
    .sockets_per_address = WebSockets abertos por endereço.
    .commands_per_minute = Comandos por minuto e por dispositivo.
    .misses_per_address = Códigos de mesa errados que um endereço pode tentar de uma vez.
    .uploads_per_address = Baralhos que um endereço pode carregar de uma vez.
    .silence_seconds = Segundos de silêncio após os quais um cliente é desligado.
    .request_seconds = Segundos após os quais um pedido parado é interrompido.
    .push = Notificações no navegador quando é a vez de alguém, nas mesas de vários dias.
    .webhooks = Webhooks que quem organiza pode ligar a uma mesa; 0: nenhum.
    .private_targets = Permitir notificações e webhooks para redes privadas e sem HTTPS.
    .smtp_url = Servidor de correio para os e-mails, como em smtp://hare@mail.example.org:587; STORYHARE_SMTP_PASSWORD é a palavra-passe.
    .smtp_url-word = URL
    .email_from = Endereço que envia estes e-mails, como hare@example.org.
    .email_from-word = ENDEREÇO
    .emails_per_address = E-mails de confirmação que um endereço pode pedir de uma vez.
    .bots = Bots: nenhum, os que precisam de pouca memória ou os melhores que estão instalados.
    .bot_pace = Fator do tempo que os bots demoram: 2 é o dobro.
    .vision_files = Pasta com image.onnx, text.onnx e tokenizer.json: um modelo com que os bots veem as imagens carregadas (precisa do extra vision).
    .vision_files-word = PASTA
    .vision_url = URL compatível com OpenAI de um modelo com que os bots veem as imagens carregadas; STORYHARE_VISION_KEY é a chave.
    .vision_url-word = URL
    .vision_model = Nome do modelo em --vision-url.
    .vision_model-word = NOME
    .vision_seconds = Segundos que pode demorar uma resposta de --vision-url.
    .open_browser = Abre a página num navegador.
    .open_browser-default = se estiver alguém ao ecrã
    .delete_after = Dias sem uso após os quais as mesas arquivadas são apagadas; 0: nunca.
    .log_level = Regista isto e tudo o que for mais grave.

help-score =
    Regista os pontos de um jogo com as cartas impressas.

    Sem ficheiro, num terminal, pergunta tudo passo a passo. Cada linha de um ficheiro é um turno, como no exemplo. Para cada turno escreve uma linha com os pontos e as razões, ou com um erro. O código de saída é 1 se um turno não for válido.
    .file = Turnos em linhas JSON; «-» para a entrada padrão.

help-replay = Verifica o registo de um jogo e mostra-o turno a turno.
    .file = Um jogo gravado (linhas JSON).

help-simulate = Joga jogos inteiros ao acaso ou com bots, e mostra estatísticas.
    .players = Número de jogadores.
    .games = Número de jogos.
    .cards = Número de cartas do baralho, sem --bots.
    .options = Opções das regras em JSON, como no exemplo.
    .options-word = JSON
    .bots = Quem joga, separado por vírgulas: blind (ao acaso), easy, medium, sharp ou sharp:lexicon. Sentam-se à vez e jogam com o baralho pintado.
    .bots-word = NOMES
    .record = Pasta para os registos de todos os jogos.

help-doctor =
    Verifica se todas as mesas guardadas se podem ler, e indica o que está danificado ou falta.

    O servidor pode continuar a correr: serve todas as mesas que não estão danificadas. O código de saída é 1 se houver algo danificado, ou se faltar a uma mesa um baralho ou uma gravação.
    .salvage = Escreve cada mesa que ainda se consegue ler neste ficheiro novo, para «storyhare restore».
    .keep_recordings = Dias após os quais o servidor apaga as gravações.

help-backup =
    Faz uma cópia de segurança das mesas, dos baralhos e das gravações num só ficheiro.

    O servidor pode continuar a correr. O ficheiro aparece quando está completo, e tem todas as jogadas confirmadas antes do início da cópia. Só tu o podes ler. Para bases PostgreSQL grandes usa pg_dump ou o arquivamento de WAL, que são mais rápidos.
    .file = O ficheiro da cópia.
    .force = Substitui o ficheiro se já existir.

help-restore =
    Repõe mesas, baralhos e gravações de uma cópia de segurança. Para primeiro o servidor.

    As mesas anteriores de uma pasta de dados ficam num segundo ficheiro, ao lado do que foi reposto; os seus baralhos e gravações ficam. Uma base PostgreSQL tem de estar vazia.
    .file = Um ficheiro escrito por «storyhare backup».
    .force = Repõe mesmo que haja mesas danificadas no ficheiro.

help-migrate =
    Passa uma base de dados PostgreSQL para o formato desta versão. Não se pode desfazer.

    Um servidor faz o mesmo ao arrancar. Usa este comando se o utilizador do servidor não puder alterar tabelas, ou antes de reiniciar o primeiro de vários servidores.
    .database = URL da base de dados (postgresql://…).

help-copy =
    Copia mesas, baralhos e gravações de SQLite para PostgreSQL ou ao contrário. Para primeiro o servidor.

    Cada mesa é lida de novo e comparada. Se uma for diferente, ou se o comando for interrompido, nada é copiado.
    .source = De onde copiar: um URL de PostgreSQL (postgresql://…), uma pasta de dados ou um ficheiro que acabe em .db (só mesas).
    .source-word = DE
    .target = Para onde copiar: o mesmo; tem de estar vazio.
    .target-word = PARA

help-where =
    Mostra onde «storyhare serve» guarda mesas, baralhos e gravações.

    Com --database, as mesas, os baralhos carregados e as gravações estão em PostgreSQL, e na pasta há cópias de baralhos e os que instalaste.

help-loadtest =
    Joga jogos inteiros no teu próprio servidor, e mede a rapidez com que responde.

    As mesas ficam na base de dados do servidor. O servidor limita os pedidos por endereço: para um teste grande, arranca-o com valores mais altos de --tables-per-address, --sockets-per-address e --commands-per-minute. O código de saída é 1 se um jogo não chegou ao fim, ou se o resultado não foi igual para toda a mesa.
    .url = Endereço do servidor, como se abre para jogar.
    .url-word = URL
    .games = Número de jogos.
    .seats = Lugares por mesa.
    .ruleset = Regras de todos os jogos.
    .at_once = Jogos ao mesmo tempo.
    .moves_per_second = Jogadas por segundo, em todos os jogos.
    .moves_per_second-default = tão depressa como o servidor responder
    .patience = Segundos sem resposta após os quais um jogo falhou.
    .own = É preciso para um servidor noutro computador.

help-deck = Gere baralhos de imagens: importa os teus, verifica-os e vê-os.

help-deck-import =
    Importa um baralho de uma pasta ou de um zip de imagens.

    Se houver um manifesto (deck.toml ou deck.json), descreve as cartas; se não, cada imagem é uma carta. O baralho é importado por inteiro ou não é importado.
    .source = Pasta ou zip com um baralho, ou só com imagens.
    .source-word = PASTA|ZIP
    .deck = Identificador do baralho, em vez do que está no manifesto.
    .title = Título, em vez do que está no manifesto.
    .licence = Licença, em vez da que está no manifesto.
    .public = Se o baralho aparece na lista para toda a gente; um privado recebe um identificador impossível de adivinhar.

help-deck-list = Mostra todos os baralhos: o pintado e os que instalaste.

help-deck-show = Mostra um baralho e as suas cartas.

help-deck-check =
    Verifica um baralho, instalado ou não, e diz tudo o que é preciso corrigir.

    O código de saída é 1 se houver algo a corrigir.
    .target = O que verificar.
    .target-word = ID|PASTA|ZIP

help-deck-remove = Remove um baralho instalado.

help-deck-export = Escreve um baralho num zip que se pode importar noutro sítio.
    .file = O ficheiro zip a escrever.
    .file-word = FICHEIRO.zip

help-deck-gallery = Faz uma página web com todas as cartas e os seus textos.
    .file = O ficheiro HTML a escrever.
    .file-word = FICHEIRO.html
    .words = Com todos os textos de cada carta, para rever.
    .language = Com --words: só esta língua; pode repetir-se.
    .language-word = LÍNGUA

help-bots = Mede os bots.

help-bots-evaluate =
    Joga jogos inteiros em mesas como as da sala, e mostra o que lá se encontra.

    Quantas vezes acertam na carta todos, ninguém ou só alguns; que parte dos votos acerta; quantas vezes dois votos coincidem; que tipos de frases dizem os bots. Os termos estão em docs/bots.md.
    .rounds = Turnos em cada tipo de mesa.
    .company = Quem joga, separado por vírgulas: mix (como no jogo rápido), easy, medium, sharp.
    .rules = Regras, separadas por vírgulas: classic, odyssey, party, team.
    .players = Números de jogadores, separados por vírgulas.
    .languages = Línguas, separadas por vírgulas.
    .clues = Ficheiro TOML com frases de pessoas, para uma visita que as diz.
    .encoder = Avalia com o extra storyhare[bots], se estiver instalado.

help-bots-crossplay =
    Põe cada tipo de bot a jogar com todos os outros, e mede se se entendem.

    O número mais importante: quantas vezes alguns, mas não todos, encontram a carta do narrador. Os termos estão em docs/bots.md.
    .rounds = Turnos por cada par de famílias.
    .players = Números de jogadores, separados por vírgulas.
    .strength = Nível dos bots: easy, medium ou sharp.

## O que está mal nas opções

usage-more = «{ $command }» diz mais.
usage-did-you-mean = Querias dizer «{ $name }»?
usage-no-command = Não há nenhum comando «{ $name }».
usage-too-much = Isto está a mais no comando: { $text }.
usage-no-option = Não há nenhuma opção { $name }.
usage-no-value = { $name } não leva valor.
usage-value-missing = Falta um valor a { $name }.
usage-option-missing = Falta a opção { $name }.
usage-argument-missing = Falta { $name }.
usage-choice = { $name } tem de ser um destes: { $choices }.
usage-switch = { $name } tem de ser 1 ou 0.
usage-folder = { $name } tem de ser uma pasta.
usage-file = { $name } tem de ser um ficheiro.
usage-number = { $number ->
        [whole] { $name } tem de ser um número inteiro{ $limits ->
            [both] {" "}de { $least } a { $most }
            [least] {" "}de pelo menos { $least }
           *[none] {""}
        }.
       *[any] { $name } tem de ser um número{ $limits ->
            [both] {" "}de { $least } a { $most }
            [least] {" "}de pelo menos { $least }
           *[none] {""}
        }.
    }
cli-aborted = Interrompido.

## Completar numa shell

completion-installed = O script para completar em { $shell } está em { $file }. Funciona no próximo terminal que abrires.
completion-no-shell = Não reconheço esta shell. Dá para completar em { $shells }.
completion-print-it = No PowerShell, acrescenta tu o preenchimento automático ao teu perfil: { $command }

help-tables = Lista, mostra, fecha e apaga mesas.

help-tables-list = Lista todas as mesas, primeiro as últimas usadas.

help-tables-show = Mostra o que está guardado de uma mesa: as pessoas, os baralhos, e quantas mensagens e gravações.
    .table = Código ou identificador da mesa.
    .table-word = MESA

help-tables-close =
    Arquiva uma mesa agora, como o servidor faz às que não se usam. Para primeiro o servidor.

    O código fica livre; quem lá tem lugar pode reabri-la.
    .table = Código ou identificador da mesa.
    .table-word = MESA

help-tables-delete = Apaga uma mesa com as jogadas, os nomes, o chat e as gravações. Para primeiro o servidor.
    .table = Código ou identificador da mesa.
    .table-word = MESA

help-erase = Apaga o que está guardado de uma pessoa, de um chat ou de uma mesa.

help-erase-person =
    Apaga o nome, o chat e as gravações de uma pessoa. Para primeiro o servidor.

    As jogadas ficam, sem o nome.
    .name = Nome da pessoa, ou o seu identificador.
    .name-word = NOME
    .table = Código ou identificador de uma mesa.
    .table-word = MESA
    .everywhere = Todas as pessoas com este nome, em todas as mesas.

help-erase-chat = Apaga o chat de uma mesa. Para primeiro o servidor.
    .table = Código ou identificador da mesa.
    .table-word = MESA

help-erase-table = Apaga uma mesa, como «storyhare tables delete». Para primeiro o servidor.
    .table = Código ou identificador da mesa.
    .table-word = MESA
