privacy-title = Privacidade
privacy-lead = O que este servidor guarda sobre ti, durante quanto tempo e porquê. Não é preciso registo, não há publicidade e ninguém mede as visitas.
privacy-table-title = Mesas e jogos
privacy-table = O teu nome, as tuas frases, os teus votos e os teus pontos, para que o jogo possa continuar e o possas ver depois.
privacy-table-away =
    { $days ->
        [one] Após um dia sem uso, uma mesa só pode ser aberta por quem lá esteve.
       *[other] Após { $days } dias sem uso, uma mesa só pode ser aberta por quem lá esteve.
    }
privacy-table-time =
    { $days ->
        [0] Nada é apagado automaticamente. Quem gere este servidor pode fazê-lo.
        [one] Tudo é apagado um dia depois da última utilização.
       *[other] Tudo é apagado { $days } dias depois da última utilização.
    }
privacy-names = O livro e a repetição mostram o teu nome às pessoas desse jogo, e a outras só se todas concordarem. Podes dizer que não.
privacy-chat-title = Chat
privacy-chat = As últimas { $messages } mensagens de uma mesa, enquanto a mesa existir.
privacy-recordings-title = Frases gravadas
privacy-recordings =
    { $days ->
        [0] Este servidor não guarda gravações.
        [one] Canções, mímica e fotografias das cartas são apagadas após um dia, a não ser que toda a gente aceite guardá-las.
       *[other] Canções, mímica e fotografias das cartas são apagadas após { $days } dias, a não ser que toda a gente aceite guardá-las.
    }
privacy-decks-title = As tuas imagens
privacy-decks =
    { $days ->
        [one] Um baralho que envias é apagado após um dia sem uso, ou assim que o apagares. As imagens são guardadas sem o lugar nem a data em que foram tiradas.
       *[other] Um baralho que envias é apagado após { $days } dias sem uso, ou assim que o apagares. As imagens são guardadas sem o lugar nem a data em que foram tiradas.
    }
privacy-vision = Para que os bots possam avaliar estas imagens, elas são enviadas para { $host }.
privacy-notify-title = Notificações
privacy-notify = Se ativares as notificações numa mesa de vários dias, este servidor guarda como te contactar, a tua língua, o fuso horário e as horas de silêncio. Tudo é apagado quando as desativas, ou com a mesa. O que foi enviado é apagado ao fim de um mês.
privacy-notify-push = No navegador, as notificações passam, cifradas, por um serviço de quem o fabrica.
privacy-notify-email = Os e-mails passam pelo fornecedor de correio deste servidor.
privacy-notify-webhook = Quem organiza a mesa pode ligá-la a uma conversa de grupo. Lá lê-se de quem é a vez, com o nome.
privacy-device-title = No teu dispositivo
privacy-device = Um cookie por mesa guarda o teu lugar, durante 400 dias no máximo. As definições, o teu nome, as últimas mesas e as frases por acabar ficam no teu navegador.
privacy-device-days = De uma mesa de vários dias, o teu navegador guarda também o que viste por último, incluindo as tuas cartas, para o teres mesmo sem rede. Desaparece quando sais da mesa.
privacy-log-title = Endereços e registos
privacy-log = O teu endereço IP fica algum tempo na memória, para evitar abusos, e não é guardado. O registo do servidor não contém nomes, frases, mensagens nem endereços.
privacy-who-title = Quem pode ver
privacy-who = As pessoas à mesa e quem gere este servidor. As páginas não carregam nada de outros servidores.
privacy-what = O que este servidor guarda
privacy-delete = Apagar os meus dados
privacy-delete-sure = O teu nome, as tuas mensagens e as tuas gravações são apagados desta mesa e de todos os jogos anteriores nela. As tuas jogadas ficam, sem nome. Num jogo em curso, o piloto automático fica com o teu lugar para sempre. Não se pode desfazer.
privacy-delete-sure-of = O nome e as gravações de { $name } são apagados desta mesa e de todos os jogos anteriores nela. As jogadas ficam, sem nome. Não se pode desfazer.
privacy-delete-where = Numa mesa, usa o menu; depois de um jogo, o seu livro. As cópias de segurança podem conter os teus dados durante algum tempo.
privacy-delete-here = As tuas últimas mesas neste dispositivo:
privacy-delete-at = Apagar os meus dados da mesa { $code }
privacy-delete-of = Apagar os dados de { $name }
privacy-delete-yes = Apagar
privacy-deleted = Os teus dados foram apagados.
privacy-operator-title = Quem gere este servidor
privacy-operator-none = Não há aqui nenhum contacto. Pergunta à pessoa que te enviou a ligação.
privacy-imprint = Aviso legal
privacy-policy = Política de privacidade
privacy-contact = Contacto
