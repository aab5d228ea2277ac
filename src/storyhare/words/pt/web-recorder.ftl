### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Representa sem uma palavra: ao vivo, para quem está na sala ou na chamada, ou filmado (até { $seconds } segundos).
       *[other] Canta, trauteia, bate, uiva: ao vivo, para quem está na sala ou na chamada, ou gravado (até { $seconds } segundos).
    }
recorder-live = { $way ->
        [mime] Fazer mímica ao vivo
       *[other] Cantar ao vivo
    }
recorder-live-text = { $way ->
        [mime] Toda a gente vai ler que estás a fazer mímica. Depois representa onde te vejam.
       *[other] Toda a gente vai ler que estás a cantar. Depois canta onde te ouçam.
    }
recorder-live-tell = { $way ->
        [mime] Agora faço-vos a mímica
       *[other] Agora canto-vos a frase
    }
recorder-live-back = Voltar
recorder-start = { $way ->
        [mime] Filmar
       *[other] Gravar
    }
recorder-retry = Tentar de novo
recorder-asking = { $way ->
        [mime] O teu navegador está a perguntar se esta página pode usar a câmara.
       *[other] O teu navegador está a perguntar se esta página pode usar o microfone.
    }
recorder-lead = Começa em { $seconds }
recorder-rolls = { $way ->
        [mime] A filmar sem som. Nada é enviado antes de mandares.
       *[other] A gravar. Nada é enviado antes de mandares.
    }
recorder-stop = { $way ->
        [mime] Parar e ver
       *[other] Parar e ouvir
    }
recorder-again = Recomeçar
recorder-copying = A converter. Demora o tempo da gravação.
recorder-file = { $way ->
        [mime] Carregar um vídeo
       *[other] Carregar uma gravação
    }
recorder-no-devices = { $way ->
        [mime] O teu navegador bloqueia a câmara neste endereço. Filma com a aplicação da câmara e carrega aqui o vídeo.
       *[other] O teu navegador bloqueia o microfone neste endereço. Grava com o gravador do teu dispositivo e carrega aqui a gravação.
    }
recorder-trouble-refused = { $way ->
        [mime] Esta página não pode usar a câmara. Permite-o junto ao endereço e tenta de novo, carrega um vídeo ou escreve a frase.
       *[other] Esta página não pode usar o microfone. Permite-o junto ao endereço e tenta de novo, carrega uma gravação ou escreve a frase.
    }
recorder-trouble-no_device = { $way ->
        [mime] Não há câmara. Liga uma e tenta de novo, carrega um vídeo ou escreve a frase.
       *[other] Não há microfone. Liga um e tenta de novo, carrega uma gravação ou escreve a frase.
    }
recorder-trouble-busy = { $way ->
        [mime] Outra aplicação está a usar a câmara. Fecha-a e tenta de novo.
       *[other] Outra aplicação está a usar o microfone. Fecha-a e tenta de novo.
    }
recorder-trouble-unreadable = Este navegador não consegue reproduzir esse ficheiro. Tenta outra gravação ou escreve a frase.
recorder-trouble-empty = Foi curto de mais. Tenta de novo.
recorder-trouble-nothing = Este navegador não gravou nada. Carrega uma gravação ou escreve a frase.
recorder-caption = { $way ->
        [mime] Umas palavras para quem não pode ver
       *[other] Umas palavras para quem não pode ouvir
    }
recorder-caption-needed = Junta primeiro umas palavras
recorder-sending = A enviar, { $percent } %
recorder-kept = A gravação fica aqui até a enviares. Deixa esta página aberta.

## For screen readers

recorder-live-on = A gravar. No máximo { $seconds } segundos.
recorder-live-lead = A gravação começa em { $seconds } segundos.
recorder-live-left = Faltam { $seconds } segundos.
recorder-live-off = Parado. A gravação está pronta.
