### Decks: what is refused on the way in and why, what a check finds, what the commands say.
### A refusal names the file and says what to do.

## The manifest

refusal-manifest_unreadable = Não consigo ler { $file }: { $reason }. Corrige-o aí, ou tira-o para fazer o baralho a partir dos nomes dos ficheiros.
refusal-manifest_shape = { $file } não é o manifesto de um baralho: { $reason }. Há um exemplo em docs/decks.md.
refusal-manifest_field = Em { $file }, o campo { $place } está errado: { $reason }. Em docs/decks.md está o que lá deve ficar.
refusal-manifest_card_field = Em { $file }, carta { $card }, o campo { $place } está errado: { $reason }. Em docs/decks.md está o que lá deve ficar.
refusal-manifest_newer = { $file } é do formato { $version }; este Storyhare lê formatos até ao { $known }. Atualiza o Storyhare e tenta de novo.
refusal-manifest_format = Em { $file }, escreve «format = { $known }».
refusal-manifest_deck_id = Em { $file }, «{ $deck }» não pode ser o id do baralho: usa de 1 a 64 letras minúsculas de a a z, algarismos e hífenes.
refusal-manifest_title = { $file }: um baralho precisa de um título de 1 a { $limit } caracteres e de uma licença não muito longa.
refusal-manifest_title_language = Em { $file } há um título em «{ $language }», que não está entre as línguas do baralho: junta-a lá.
refusal-manifest_too_much_text = Em { $file }, a autoria ou a licença são longas de mais: nenhum texto com mais de { $limit } caracteres e 50 nomes no máximo.
refusal-manifest_language = Em { $file }, «{ $language }» não é uma etiqueta de língua: escreve por exemplo en, de ou pt-BR.
refusal-manifest_language_twice = Em { $file }, uma língua aparece duas vezes: tira uma delas.
refusal-manifest_no_cards = { $file } não tem cartas: junta pelo menos uma.
refusal-manifest_card_id = Em { $file }, «{ $card }» não pode ser o id de uma carta: usa de 1 a 64 letras minúsculas de a a z, algarismos e hífenes.
refusal-manifest_card_twice = Em { $file }, duas cartas chamam-se { $card }: muda o nome de uma.
refusal-manifest_path_outside = Em { $file }, a carta { $card } tem a imagem em «{ $picture }»: indica um ficheiro dentro da pasta do baralho, com barras normais (/).
refusal-manifest_picture_twice = Em { $file }, a carta { $card } tem a mesma imagem que outra, { $picture }: cada carta precisa da sua.
refusal-manifest_picture_missing = Em { $file }, a carta { $card } precisa da imagem { $picture }, que não está lá: junta o ficheiro ou tira a carta.
refusal-manifest_card_language = Em { $file }, a carta { $card } está descrita em «{ $language }», que não está entre as línguas do baralho: junta-a lá.
refusal-manifest_card_too_much_text = Em { $file }, a carta { $card } tem texto a mais: nenhum texto com mais de { $limit } caracteres, nenhuma lista com mais de 50 entradas.
refusal-manifest_twice = Há um deck.toml e também um deck.json: fica só com um.

## Where the deck comes from

refusal-source_missing = Não encontro { $file }: indica uma pasta ou um zip.
refusal-source_not_a_zip = { $file } não é uma pasta nem um zip que eu consiga abrir.
refusal-source_takes_too_much = { $file } precisa de demasiado tempo ou memória para ser lido: é mesmo um baralho ou uma pasta de imagens?
refusal-source_unreadable = Não consigo ler { $file }: { $reason }.
refusal-source_entry_damaged = { $file } está danificado dentro do zip: comprime-o de novo.
refusal-source_file_too_long = { $file } ocupa mais de { $most } MB: guarda-o mais pequeno.
refusal-source_link = { $file } é um atalho para outro sítio: põe lá o próprio ficheiro.
refusal-source_special_file = { $file } não é um ficheiro normal: tira-o.
refusal-source_too_many_files = Há mais de { $most } ficheiros: tira o que não é do baralho.
refusal-source_too_deep = { $file } está dentro de demasiadas pastas: põe as imagens mais acima.
refusal-source_unpacks_too_large = Descomprimido, este zip ocuparia mais de { $most } MB: faz vários baralhos ou imagens mais pequenas.
refusal-source_bomb = Este zip cresce mais de { $ratio } vezes ao ser descomprimido; nenhum baralho faz isso. É recusado.
refusal-source_path_outside = O zip tem um ficheiro «{ $file }» que ficaria fora da sua pasta. É recusado: comprime a própria pasta do baralho.
refusal-source_name_twice = O zip tem dois ficheiros chamados { $file }: muda o nome de um.
refusal-source_locked = { $file } está protegido com palavra-passe: faz o zip sem ela.
refusal-source_packed_strangely = { $file } está comprimido de forma pouco comum: faz um zip normal.
refusal-source_archive_inside = { $file } é um ficheiro comprimido dentro do baralho: descomprime-o antes ou tira-o.
refusal-source_without_pictures = Não há imagens em { $file }: PNG, JPEG, WebP e AVIF tornam-se cartas.

## Pictures

refusal-picture_of_another_kind = { $file } não é uma imagem PNG, JPEG, WebP nem AVIF: guarda-a num destes formatos.
refusal-picture_cut = { $file } acaba cedo de mais: copia-o outra vez da origem.
refusal-picture_damaged = { $file } está danificado: abre-o num programa de imagem e guarda-o de novo.
refusal-picture_is_something_else_too = { $file } é uma imagem e outra coisa ao mesmo tempo: abre-o num programa de imagem e guarda-o de novo.
refusal-picture_moves = { $file } é uma animação: guarda um fotograma como imagem.
refusal-picture_too_large = { $file } tem { $width } × { $height } píxeis; o seu formato lê-se até { $most } megapíxeis. Torna-o mais pequeno.
refusal-picture_too_small = { $file } tem { $width } × { $height } píxeis; uma carta precisa de pelo menos { $least } de cada lado. Procura um maior.
refusal-picture_needs_too_much_memory = { $file } precisa de demasiada memória para abrir: torna-o mais pequeno.
refusal-picture_takes_too_long = { $file } demora demasiado a abrir: torna-o mais pequeno ou guarda-o de novo.
refusal-picture_stops_the_worker = { $file } não se consegue abrir: abre-o num programa de imagem e guarda-o de novo.

## The library

refusal-deck_unknown = Não há nenhum baralho chamado { $deck }: «storyhare deck list» mostra os que há.
refusal-deck_id_bad = «{ $deck }» não pode ser o id de um baralho: usa de 1 a 64 letras minúsculas de a a z, algarismos e hífenes.
refusal-deck_id_taken = Já há um baralho chamado { $deck }: escolhe outro id ou tira esse primeiro.
refusal-deck_is_built_in = O baralho { $deck } vem com o jogo e não se pode tirar.
refusal-deck_too_many_cards = { $cards } imagens são de mais para um baralho: cabem { $most }.
refusal-deck_in_another_folder = { $file } diz que é o baralho { $deck }: a pasta tem de ter o mesmo nome.
refusal-deck_holding_damaged = { $file } está danificado, por isso ninguém sabe de quem é este baralho: tira-o e importa-o de novo.
refusal-deck_without_manifest = A pasta { $file } não tem deck.json: tira-a ou importa as suas imagens como baralho.
refusal-deck_picture_missing = O baralho { $deck } perdeu a imagem { $size } da carta { $card }: importa-o de novo.
refusal-library_without_folder = Não há pasta para os baralhos: arranca com --data PASTA.
refusal-library_unwritable = Não consigo escrever nos baralhos em { $file }: { $reason }.
refusal-import_takes_too_long = { $cards } imagens demoraram demasiado a abrir: carrega menos ou mais pequenas.
refusal-file_is_there = { $file } já existe: escolhe outro nome.
refusal-file_unwritable = Não consigo escrever { $file }: { $reason }.

## Uploads

refusal-upload_not_allowed = Aqui não se podem carregar baralhos.
refusal-upload_only_by_hosts = Aqui só quem organiza uma mesa pode carregar um baralho.
refusal-upload_without_owner = Entra primeiro numa mesa; depois podes carregar um baralho.
refusal-upload_too_large = Este ficheiro ocupa mais de { $most } MB: carrega menos imagens ou mais pequenas.
refusal-upload_too_many_decks = Tens cá { $most } baralhos e não cabem mais: apaga um primeiro.
refusal-upload_quota_full = Os teus baralhos ocupariam mais de { $most } MB: apaga um primeiro ou carrega menos imagens.
refusal-upload_no_room = Neste servidor não há espaço para mais baralhos. Os que já cá estão continuam a funcionar.
refusal-upload_too_slow = Este carregamento demorou mais de { $minutes } minutos e foi parado. Tenta com menos, ou com uma rede mais rápida.
refusal-imports_full = Neste momento estão a ser preparados muitos baralhos: tenta de novo daqui a alguns minutos.
refusal-deck_in_play = Está a decorrer um jogo com estas imagens: apaga-as quando acabar.

## What a check finds in a deck that works

notice-cards_look_alike = As cartas { $first } e { $second } são quase iguais.
notice-picture_soft = A imagem da carta { $card } só tem { $width } × { $height } píxeis e vai ficar desfocada.
notice-files_skipped = { $files ->
        [one] Um ficheiro não é uma imagem e ficou de fora.
       *[other] { $files } ficheiros não são imagens e ficaram de fora.
    }
notice-licence_missing = O baralho não indica nenhuma licença.
notice-description_missing = A carta { $card } não tem descrição em { $language }.
notice-title_missing = A carta { $card } não tem título em { $language }.
notice-deck_title_missing = O baralho não tem título em { $language }.
notice-description_is_a_file_name = A descrição da carta { $card }, «{ $text }», é o nome de um ficheiro: diz o que se vê.
notice-picture_has_another_size = A imagem { $size } da carta { $card } não é um WebP de { $width } × { $height } píxeis.
notice-picture_has_metadata = A imagem { $size } da carta { $card } traz metadados.
notice-file_left_over = { $file } não é de nenhuma carta.
notice-card_not_linked = A carta { $card } não tem conceitos.
notice-card_links = A carta { $card } tem { $links ->
        [one] um conceito
       *[other] { $links } conceitos diferentes
    }; deve ter de { $least } a { $most }.
notice-concept_spread = O conceito sugerido { $concept } está em { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }; deve estar em { $least } a { $most }.
notice-concept_without_words = O conceito { $concept } da carta { $card } não tem palavras em { $language }.
notice-clues_few = A carta { $card } só tem { $clues ->
        [one] uma frase
       *[other] { $clues } frases
    } em { $language }; deve ter { $least }.

## The commands

deck-imported = { $title } está instalado como { $deck }, com { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }.
deck-pace = { $pictures ->
        [one] Uma imagem
       *[other] { $pictures } imagens
    } em { $seconds } s: { $rate } imagens e { $megapixels } megapíxeis por segundo.
deck-progress-import = A fazer cartas
deck-progress-check = A ver imagens
deck-line = { $deck }: { $title }, { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }{ $languages ->
        [none] {""}
       *[other] {" "}em { $languages }
    }, { $public ->
        [yes] público
       *[no] privado
    }
deck-none = Ainda não há baralhos: «storyhare deck import PASTA» faz um.
deck-damaged = O baralho { $deck } não se pode usar. { $reason }
deck-authors = Autoria
deck-licence = Licença
deck-removed = O baralho { $deck } foi removido.
deck-exported = O baralho { $deck } está em { $file }.
deck-gallery = A galeria de { $deck } está em { $file }.
deck-checked = { $title }: { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }, { $findings ->
        [0] nada a corrigir
        [one] uma coisa a corrigir
       *[other] { $findings } coisas a corrigir
    }.

## The gallery

gallery-cards = { $cards ->
        [one] Uma carta
       *[other] { $cards } cartas
    }
review-seen = Vê-se
review-suggested = Sugere-se
review-far = Relação distante
review-clues = Frases que não dizem o que se vê
