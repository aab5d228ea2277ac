### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Fechar
shell-home = Ir para o início
shell-again = Tentar de novo
shell-not-done = Isso não resultou. Tenta mais uma vez.
shell-your-turn = É a tua vez
shell-loading = Um momento

## Addresses that lead nowhere

shell-lost-title = Aqui não está ninguém
shell-lost-text = Este endereço não leva a lado nenhum. Talvez se tenha perdido uma letra pelo caminho.
shell-no-table-title = Não há mesa { $code }
shell-trouble-title = Caiu alguma coisa da mesa
shell-trouble-text = A página tropeçou. As tuas jogadas estão guardadas; recarrega-a e continua.
shell-load-anew = Recarregar
shell-offline-title = Ainda sem resposta
shell-offline-text = Não se consegue chegar à mesa. A página continua a tentar.

## Coming in

shell-table-title = Mesa { $code }
shell-join-title = Entra
shell-join-text = Esta é a mesa { $code }. Como queres que te chamem?
shell-join-name = O teu nome
shell-join-needs = Primeiro o teu nome
shell-join = Sentar-me à mesa
shell-device-title = O teu lugar vem para aqui
shell-device-moving = Um momento, o teu lugar vem a caminho.
shell-device-whose = Quem joga neste dispositivo?
shell-device-question = Estás nesta mesa como { $mine }. Se { $theirs } continuar aqui, { $mine } sai da mesa.
shell-device-stay = Continuar a ser { $mine }
shell-device-take = Continuar como { $theirs }

## The connection

shell-away = A ligar de novo. As tuas jogadas estão guardadas.
shell-away-moves = { $moves ->
        [1] A ligar de novo. A tua jogada segue no regresso.
       *[other] A ligar de novo. As tuas { $moves } jogadas seguem no regresso.
    }
shell-restart = O servidor está a tomar fôlego. A tua mesa volta sozinha.
shell-elsewhere-title = Estás a jogar noutro sítio
shell-elsewhere-text = O teu lugar está aberto noutro separador ou noutro dispositivo.
shell-elsewhere-here = Jogar aqui
shell-removed-title = Despediram-se de ti
shell-removed-text = Já não estás na mesa { $code }.
shell-locked-title = A mesa { $code } está fechada
shell-locked-text = Não entra mais ninguém, nem para jogar nem para ver. Quem a dirige pode abrir a porta no menu.
shell-reload-title = Há um Storyhare mais recente
shell-reload-text = Recarrega a página e continua a jogar. Não se perde nada.
shell-refused-title = A porta continua fechada
shell-refused-text = Esta página não pode falar com a mesa. Abre-a com o endereço que te deram.

## At the table

shell-paused-title = Uma pausa
shell-paused-text = { $name } parou os relógios. Estica as orelhas.
shell-paused-mine = Paraste os relógios. Ninguém pode jogar até continuares.
shell-paused-empty = Não estava ninguém, por isso a mesa dorme.
shell-resume = Continuar
shell-autopilot = O piloto automático joga por ti.
shell-autopilot-back = Já voltei

## Settings

shell-settings = Definições
shell-language = Língua
shell-language-browser = Como o navegador ({ $language })
shell-theme = Luz
shell-theme-system = Como o dispositivo
shell-theme-night = Noite
shell-theme-day = Dia
shell-calm = Imagens calmas
shell-calm-hint = Nada voa, gira ou salta.
shell-sound = Sons
shell-sound-hint = Cartas, votos e saltos, e um sinal suave quando é a tua vez.
shell-sound-offer = Com som?
shell-sound-yes = Sim
shell-sound-no = Agora não
shell-reactions = Reações
shell-reactions-hint = As caras dos outros coelhos voam por este ecrã.
shell-volume = Volume
shell-clues = Volume das frases gravadas
shell-digits = Votar com números
shell-digits-hint = Na votação, uma tecla de número escolhe uma carta e Z mostra-a em grande.

## What the client itself refuses

refusal-no_answer = O servidor não responde. Verifica a ligação e tenta de novo.
refusal-upload_stopped = O carregamento foi interrompido. Nada ficou guardado.
