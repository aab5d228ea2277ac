### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = antes do jogo
stage-playing = durante um jogo
stage-over = depois do jogo

# Who did not agree to stand in a record by name.
record-player = Participante { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] Pensei em «{ $thought }».
        [1] Para mim era «{ $thought }».
       *[other] Lembrei-me de «{ $thought }».
    }

field-name = Um nome
field-chat = Um texto

## Coming in

refusal-no_such_table = Não há nenhuma mesa com este código. Verifica as letras ou pede a ligação.
refusal-table_locked = De momento esta mesa não deixa entrar ninguém. Pergunta a quem a dirige.
refusal-sent_away = Despediram-se de ti nesta mesa e já não podes voltar a entrar.
refusal-table_full = Esta mesa está cheia: já tem { $most } pessoas.
refusal-too_many_joins = Da tua rede já veio muita gente para esta mesa. Espera uns minutos e tenta de novo.
refusal-text_empty = { $field } precisa de pelo menos um carácter.
refusal-text_too_long = { $field } pode ter { $limit } caracteres; este tem { $length }.
refusal-no_such_link = Esta ligação já foi usada ou é demasiado antiga. Pede uma nova.
refusal-no_such_pairing = Já nenhuma TV mostra este código. Escreve o que está agora no ecrã.
refusal-holds_another_seat = Neste dispositivo estás nesta mesa como { $mine }. Deixa primeiro esse lugar ou abre a ligação de { $theirs } noutro dispositivo.
refusal-too_fast = Foi muita coisa de uma vez. Espera um momento e tenta de novo.
refusal-too_many_changes = Houve demasiadas mudanças nesta mesa. Continua a jogar, começa a desforra no fim ou abre outra mesa.
refusal-not_at_the_table = Não estás nesta mesa.

## Sitting down

refusal-no_free_seat = Os { $most } lugares estão ocupados. Podes ver.
refusal-no_such_rabbit = Há doze coelhos, numerados de 0 a 11; { $rabbit } não é nenhum deles.
refusal-rabbit_taken = Alguém já tem este coelho.
refusal-not_seated = Estás a ver; só quem tem lugar pode fazer isso.
refusal-already_seated = Já tens lugar.
refusal-seat_not_free = Alguém joga neste lugar.
refusal-seat_is_kept = Este lugar fica guardado para quem o ocupava, que pode voltar. Outra pessoa pode jogar nele quando o dono sair da mesa ou estiver ausente há { $minutes } minutos.
refusal-owner_was_removed = Mandaram esta pessoa embora. O piloto automático joga neste lugar até ao fim do jogo.
refusal-already_here = Já cá estás.
refusal-nobody_asked = Ninguém pediu lugar.

## Hosting

refusal-not_host = Só quem dirige a mesa pode fazer isso.
refusal-already_host = Já é assim.
refusal-host_is_here = Quem dirige a mesa está cá. Outra pessoa pode assumi-la { $seconds } segundos depois da saída.
refusal-host_may_return = Quem dirige a mesa pode voltar. Quem já estava sentado antes pode assumi-la agora; todos os outros, { $minutes } minutos depois.
refusal-no_such_person = Esta pessoa não está à mesa.
refusal-not_yourself = Não podes mandar-te embora; podes sair.
refusal-not_the_same_people = A ordem tem de dizer o nome de cada pessoa com lugar, uma vez.
refusal-no_such_deck = Um destes baralhos não está cá.
refusal-decks_wrong = Escolhe de um a { $most } baralhos diferentes.
refusal-clock_out_of_range = Um relógio vai de { $least } a { $most } segundos, não { $value }.
refusal-already_so = Já é assim.
refusal-no_such_step = A revelação não tem esse passo.
refusal-already_paused = A mesa já está em pausa.
refusal-not_paused = A mesa não está em pausa.

## Bots

refusal-bots_cannot_see = Os bots não veem estas imagens: ninguém as descreveu. Escolhe outro baralho ou joga sem bots.
refusal-bots_do_not_host = Um bot não pode dirigir a mesa.
refusal-too_many_bots = No máximo { $most } bots; alguém tem de jogar com eles.
refusal-no_such_bot = Esse bot não está nesta mesa.
notice-bots_judge_by_the_cards = Os bots não ouvem sons nem veem mímica. Leem as palavras que os acompanham; sem palavras, guiam-se só pelas cartas.

## Playing

refusal-not_at_this_stage = Isso não se pode fazer { $stage }.
refusal-table_paused = A mesa está em pausa.
refusal-another_game = Isso era de um jogo anterior.
refusal-moved_on = A mesa já avançou: { $phase }.
refusal-cmd_id_used = Este identificador já serviu para outro pedido; agora nada foi feito.
refusal-seat_not_awaited = Ninguém espera por este lugar.
refusal-too_early_to_hurry = Um pouco mais de paciência: ao fim de { $seconds } segundos, qualquer pessoa pode continuar sem esperar.
refusal-chat_muted = De momento o chat está em silêncio.
refusal-no_such_round = O turno { $round } ainda não foi revelado.
refusal-no_such_game = Não há aqui nenhum jogo acabado.
refusal-no_such_picture = Essa imagem não existe.

## Recorded clues

refusal-too_many_recordings = Já gravaste { $most } vezes neste turno. Escolhe uma, ou di-lo por palavras.
refusal-ticket_unknown = Chegou tarde: o jogo continuou. Grava outra vez quando te tocar a ti.
refusal-ticket_used = Com isto já foi enviada outra coisa. Grava outra vez.
refusal-recording_unknown = A mesa não conhece esta gravação. Grava outra vez.
refusal-caption_missing = Nesta mesa um som ou uma mímica precisa de umas palavras, para que todos possam jogar.
refusal-recording_too_large = Uma gravação pode ter { $most } MB; esta é maior.
refusal-recording_too_long = Esta gravação dura { $seconds } segundos; no máximo { $most }.
refusal-recording_too_short = Nesta gravação não há nada para ouvir nem para ver.
refusal-recording_not_playable = Os navegadores não conseguem reproduzir este ficheiro. Grava aqui, ou envia um ficheiro WebM ou MP4.
refusal-recording_wrong_kind = Um som vem sem imagens, e uma mímica sem som.
refusal-storage_full = Aqui já não há lugar para mais gravações. As palavras funcionam sempre.
refusal-no_such_recording = Esta gravação não existe.

## Trouble

refusal-not_a_frame = A mesa não percebe esta mensagem.
refusal-bad_request = Este pedido não faz sentido aqui.
refusal-from_elsewhere = Esta página é de outro site. Abre a do próprio jogo e tenta de novo.
refusal-unknown_host = Este servidor não conhece o nome «{ $host }». Se é teu, inicia-o com --allowed-hosts { $host } (ou define STORYHARE_ALLOWED_HOSTS). Se não, abre o jogo pelo endereço que te deram.
refusal-our_fault = Algo correu mal do nosso lado. Nada foi alterado.
refusal-try_again = De momento não se consegue guardar nada. Tenta de novo daqui a pouco.
