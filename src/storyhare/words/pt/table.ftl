### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = antes do jogo
stage-playing = durante um jogo
stage-over = depois do jogo

# Who did not agree to stand in a record by name.
record-player = Pessoa { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] Pensei em «{ $thought }».
        [1] Para mim era «{ $thought }».
       *[other] Lembrei-me de «{ $thought }».
    }

field-name = Um nome
field-chat = Uma mensagem

## Coming in

refusal-no_such_table = Não há nenhuma mesa com este código. Verifica as letras ou pede a ligação.
refusal-table_locked = De momento esta mesa está trancada. Fala com quem a organiza.
refusal-sent_away = Quem organiza esta mesa removeu-te dela.
refusal-table_full = Esta mesa está cheia: já tem { $most } pessoas.
refusal-too_many_joins = Já entrou muita gente nesta mesa a partir da tua rede. Espera uns minutos e tenta de novo.
refusal-text_empty = { $field } precisa de pelo menos um carácter.
refusal-text_too_long = { $field } pode ter { $limit } caracteres, não { $length }.
refusal-no_such_link = Esta ligação já foi usada ou expirou. Pede uma nova.
refusal-no_such_pairing = Já nenhuma televisão mostra este código. Escreve o que ela mostra agora.
refusal-holds_another_seat = Neste dispositivo estás nesta mesa como { $mine }. Deixa primeiro esse lugar ou abre a ligação de { $theirs } noutro dispositivo.
refusal-too_fast = Foi muita coisa de uma vez. Espera um momento e tenta de novo.
refusal-too_many_changes = Houve demasiadas mudanças nesta mesa. Continua a jogar, começa a desforra no fim ou abre outra mesa.
refusal-not_at_the_table = Não estás nesta mesa.

## Sitting down

refusal-no_free_seat = Os { $most } lugares estão ocupados. Podes ficar a ver.
refusal-no_such_rabbit = Há doze coelhos, numerados de 0 a 11; { $rabbit } não é nenhum deles.
refusal-rabbit_taken = Alguém já tem este coelho.
refusal-not_seated = Estás a ver; só quem joga pode fazer isso.
refusal-already_seated = Já tens lugar.
refusal-seat_not_free = Alguém está a jogar neste lugar.
refusal-seat_is_kept = Este lugar está guardado para quem o ocupava, que pode voltar. Outra pessoa pode ocupá-lo depois de essa sair ou ao fim de { $minutes } minutos de ausência.
refusal-owner_was_removed = Quem organiza a mesa removeu esta pessoa. O piloto automático joga neste lugar até ao fim do jogo.
refusal-already_here = Já cá estás.
refusal-nobody_asked = Ninguém pediu lugar.

## Hosting

refusal-not_host = Só quem organiza a mesa pode fazer isso.
refusal-already_host = Essa pessoa já organiza a mesa.
refusal-host_is_here = Quem organiza a mesa está cá. Outra pessoa pode assumi-la { $seconds } segundos depois da sua saída.
refusal-host_may_return = Quem organiza a mesa pode voltar. Quem já jogava antes da sua saída pode assumi-la agora; as outras pessoas, { $minutes } minutos depois.
refusal-host_may_return_over_days = Numa mesa que joga ao longo de vários dias, só se pode assumir quando o piloto automático estiver a jogar por quem organiza.
refusal-no_such_person = Esta pessoa não está à mesa.
refusal-not_yourself = Não te podes remover, mas podes sair.
refusal-not_the_same_people = A ordem tem de incluir cada pessoa exatamente uma vez.
refusal-no_such_deck = Um destes baralhos não está cá.
refusal-decks_wrong = Escolhe de um a { $most } baralhos diferentes.
refusal-clock_out_of_range = Escolhe de { $least } a { $most } segundos, não { $value }.
refusal-away_too_long = Escolhe um dia nos próximos { $days } dias.
refusal-no_limit = Neste momento não há tempo limite para prolongar.
refusal-already_so = Já está assim.
refusal-no_such_step = A revelação não tem esse passo.
refusal-already_paused = O jogo já está em pausa.
refusal-not_paused = O jogo não está em pausa.

## Sharing a device

refusal-only_with_the_box = Só se pode partilhar um dispositivo a jogar com as cartas da vossa caixa.
refusal-people_share_a_device = Há aqui pessoas que partilham um dispositivo, e isso só funciona com as cartas da vossa caixa. Remove-as primeiro ou dá-lhes um telemóvel próprio.
refusal-not_on_this_device = Essa pessoa não joga neste dispositivo.
refusal-needs_own_device = Para isso, precisa de um telemóvel próprio.
refusal-said_on_a_shared_device = Num dispositivo partilhado, a tua escolha não pode mudar até à revelação.
refusal-wait_for_the_reveal = Espera pela revelação: até lá, essa escolha fica em segredo neste dispositivo.

## Bots

refusal-bots_cannot_see = Os bots não conseguem jogar com estas imagens: ninguém as descreveu. Escolhe outro baralho ou joga sem bots.
refusal-bots_cannot_see_the_box = Os bots não veem as cartas da vossa caixa. Remove-os ou joga com um dos nossos baralhos.
refusal-bots_do_not_host = Um bot não pode organizar a mesa.
refusal-too_many_bots = No máximo { $most } bots; alguém tem de jogar com eles.
refusal-no_such_bot = Esse bot não está nesta mesa.
notice-bots_judge_by_the_cards = Os bots não ouvem sons nem veem mímica. Só leem a legenda; sem ela, guiam-se apenas pelas cartas.

## Playing

refusal-not_at_this_stage = Isso não se pode fazer { $stage }.
refusal-table_paused = O jogo está em pausa.
refusal-another_game = Isso era de um jogo anterior.
refusal-moved_on = A mesa já avançou: { $phase }.
refusal-cmd_id_used = Este identificador já serviu para outro pedido; agora nada foi feito.
refusal-seat_not_awaited = Ninguém está à espera desta pessoa.
refusal-too_early_to_hurry = Espera mais um pouco: ao fim de { $seconds } segundos podes continuar sem essa pessoa.
refusal-chat_muted = O chat está silenciado.
refusal-no_such_round = O turno { $round } ainda não foi revelado.
refusal-no_such_game = Não há aqui nenhum jogo acabado.
refusal-no_such_picture = Essa imagem não existe.

## Recorded clues

refusal-too_many_recordings = Já gravaste { $most } vezes neste turno. Usa uma dessas gravações ou escreve a frase.
refusal-ticket_unknown = Tarde de mais: o turno já avançou. Grava outra vez quando for a tua vez.
refusal-ticket_used = Já foi enviada outra gravação. Grava outra vez.
refusal-recording_unknown = Esta gravação não está na mesa. Grava outra vez.
refusal-caption_missing = Nesta mesa, os sons e a mímica precisam de legenda, para toda a gente poder jogar.
refusal-recording_too_large = Uma gravação pode ter { $most } MB; esta é maior.
refusal-recording_too_long = Esta gravação dura { $seconds } segundos; o limite é { $most }.
refusal-recording_too_short = Nesta gravação não há nada para ouvir nem para ver.
refusal-recording_not_playable = Os navegadores não conseguem reproduzir este ficheiro. Grava aqui, ou envia um ficheiro WebM ou MP4.
refusal-recording_wrong_kind = Um som vem sem imagem, e a mímica sem som.
refusal-storage_full = Aqui já não há espaço para mais gravações. Podes sempre escrever a frase.
refusal-photos_only_of_the_box = As fotografias das cartas são para jogos com a vossa própria caixa.
refusal-too_many_photos = Não há mais fotografias neste turno. Fica a última.
refusal-photo_too_large = Uma fotografia pode ter { $most } MB; esta é maior.
refusal-photo_no_room = Não há espaço para mais fotografias neste servidor. O jogo continua sem elas.
refusal-no_such_recording = Essa gravação não existe.

## Trouble

refusal-not_a_frame = A mesa não percebe esta mensagem.
refusal-bad_request = Este pedido não faz sentido aqui.
refusal-from_elsewhere = Esta página é de outro site. Abre a do próprio jogo e tenta de novo.
refusal-unknown_host = Este servidor não conhece o nome «{ $host }». Se é teu, inicia-o com --allowed-hosts { $host } (ou define STORYHARE_ALLOWED_HOSTS). Caso contrário, abre o jogo no endereço que te deram.
refusal-our_fault = Algo correu mal do nosso lado. Nada foi alterado. Tenta de novo.
refusal-try_again = De momento não se consegue guardar nada. Tenta de novo daqui a pouco.
refusal-not_over_days = Nesta mesa joga-se ao mesmo tempo: não é preciso avisar ninguém.
refusal-no_such_zone = Este servidor não conhece o teu fuso horário.
refusal-no_such_channel = Este servidor não consegue chegar ao teu navegador dessa maneira.
refusal-no_such_webhook = Este servidor não pode enviar nada para esse endereço. O de um webhook começa por https:// e não fica numa rede privada.
refusal-no_such_address = Isso não parece um endereço de e-mail. Verifica-o.
refusal-too_many_channels = Já há { $most }. Remove uma primeiro.
