### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Fechar
shell-home = Voltar à página inicial
shell-again = Tentar de novo
shell-not-done = Isso não resultou. Tenta de novo.
shell-too-old = Não acontece nada aqui? Então este navegador é demasiado antigo para o Storyhare. Atualiza-o ou abre esta página no Safari ou iOS { $safari }, Firefox { $firefox }, Chrome ou Edge { $chrome }, ou mais recente.
shell-your-turn = É a tua vez
shell-loading = Um momento

## Addresses that lead nowhere

shell-lost-title = Aqui não há nada
shell-lost-text = Esta página não existe. Talvez se tenha perdido uma letra pelo caminho.
shell-no-table-title = A mesa { $code } não existe
shell-trouble-title = Algo correu mal
shell-trouble-text = As tuas jogadas estão guardadas. Recarrega a página para continuares a jogar.
shell-load-anew = Recarregar
shell-offline-title = Sem ligação
shell-offline-text = Não conseguimos chegar à mesa. Vamos continuar a tentar.

## Coming in

shell-table-title = Mesa { $code }
shell-join-title = Entra
shell-join-text = Esta é a mesa { $code }. Como queres que te chamem?
shell-join-name = O teu nome
shell-join-needs = Escreve primeiro o teu nome
shell-join = Entrar na mesa
shell-device-title = A trazer o teu lugar para aqui
shell-device-moving = Um momento, o teu lugar vem a caminho.
shell-device-whose = Quem está a jogar neste dispositivo?
shell-device-question = Estás nesta mesa como { $mine }. Se continuares aqui como { $theirs }, { $mine } sai da mesa.
shell-device-stay = Continuar a ser { $mine }
shell-device-take = Continuar como { $theirs }

## The connection

shell-away = A ligar de novo. As tuas jogadas estão guardadas.
shell-away-moves = { $moves ->
        [one] A ligar de novo. A tua jogada será enviada quando voltar a ligação.
       *[other] A ligar de novo. As tuas { $moves } jogadas serão enviadas quando voltar a ligação.
    }
shell-restart = O servidor está a reiniciar. A tua mesa volta já.
shell-elsewhere-title = Estás a jogar noutro sítio
shell-elsewhere-text = O teu lugar está aberto noutro separador ou noutro dispositivo.
shell-elsewhere-here = Jogar aqui
shell-removed-title = Removeram-te da mesa
shell-removed-text = Já não estás na mesa { $code }.
shell-locked-title = A mesa { $code } está trancada
shell-locked-text = Mais ninguém pode entrar nem ver. Quem a organiza pode destrancá-la no menu.
shell-reload-title = Há uma versão nova
shell-reload-text = Recarrega a página para continuares a jogar. Não se perde nada.
shell-refused-title = Esta página não consegue ligar-se
shell-refused-text = Não consegue chegar à mesa. Abre-a no endereço que te deram.

## At the table

shell-paused-title = Em pausa
shell-paused-text = { $name } pôs o jogo em pausa. Estica as orelhas.
shell-paused-mine = Puseste o jogo em pausa. Ninguém pode jogar até o retomares.
shell-paused-empty = Não estava ninguém à mesa, por isso o jogo está em pausa.
shell-resume = Retomar
shell-autopilot = O piloto automático está a jogar por ti.
shell-autopilot-back = Já voltei

## Settings

shell-settings = Definições
shell-language = Língua
shell-language-browser = Língua do navegador ({ $language })
shell-theme = Aspeto
shell-theme-system = Como o dispositivo
shell-theme-night = Noite
shell-theme-day = Dia
shell-calm = Reduzir animações
shell-calm-hint = Nada voa, gira ou salta.
shell-sound = Sons
shell-sound-hint = Cartas, votos e saltos, e um som suave quando for a tua vez.
shell-sound-offer = Ligar o som?
shell-sound-yes = Sim
shell-sound-no = Agora não
shell-reactions = Reações
shell-reactions-hint = As caras dos outros coelhos voam por este ecrã.
shell-volume = Volume
shell-clues = Volume das frases gravadas
shell-digits = Votar com as teclas de números
shell-digits-hint = Na votação, uma tecla de número escolhe uma carta e Z mostra-a de perto.

## What the client itself refuses

refusal-no_answer = O servidor não responde. Verifica a ligação e tenta de novo.
refusal-no_push = O teu navegador não conseguiu subscrever as notificações. Tenta mais tarde.
refusal-upload_stopped = O carregamento foi cancelado. Nada ficou guardado.
