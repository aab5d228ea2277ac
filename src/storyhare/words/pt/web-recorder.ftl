### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Representa sem uma palavra: ao vivo, para quem está na sala ou na chamada, ou filmado ({ $seconds } segundos).
       *[other] Canta, trauteia, bate, uiva: ao vivo, para quem está na sala ou na chamada, ou gravado ({ $seconds } segundos).
    }
recorder-live = { $way ->
        [mime] Fazer ao vivo
       *[other] Cantar ao vivo
    }
recorder-live-text = { $way ->
        [mime] Todos leem que agora fazes mímica. Depois representa onde te vejam.
       *[other] Todos leem que agora cantas. Depois canta onde te oiçam.
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
        [mime] O teu navegador pergunta se esta página pode usar a câmara.
       *[other] O teu navegador pergunta se esta página pode usar o microfone.
    }
recorder-lead = Começa em { $seconds }
recorder-rolls = { $way ->
        [mime] Não fica nenhum som. Nada segue antes de contares.
       *[other] A gravar. Nada segue antes de contares.
    }
recorder-stop = { $way ->
        [mime] Parar e ver
       *[other] Parar e ouvir
    }
recorder-again = Recomeçar
recorder-copying = A passar para aqui. Demora o tempo da gravação.
recorder-file = { $way ->
        [mime] Trazer um vídeo
       *[other] Trazer uma gravação
    }
recorder-no-devices = { $way ->
        [mime] Neste endereço o navegador não empresta a câmara. Filma com a do teu aparelho e traz o vídeo.
       *[other] Neste endereço o navegador não empresta o microfone. Grava com o teu aparelho e traz a gravação.
    }
recorder-trouble-refused = { $way ->
        [mime] Esta página não pode usar a câmara. Permite-o junto ao endereço e tenta de novo, traz um vídeo ou escreve.
       *[other] Esta página não pode usar o microfone. Permite-o junto ao endereço e tenta de novo, traz uma gravação ou escreve.
    }
recorder-trouble-no_device = { $way ->
        [mime] Não há câmara. Liga uma e tenta de novo, traz um vídeo ou escreve.
       *[other] Não há microfone. Liga um e tenta de novo, traz uma gravação ou escreve.
    }
recorder-trouble-busy = { $way ->
        [mime] Outro programa usa a câmara. Fecha-o e tenta de novo.
       *[other] Outro programa usa o microfone. Fecha-o e tenta de novo.
    }
recorder-trouble-unreadable = Este navegador não consegue ler isso. Tenta outra gravação ou escreve.
recorder-trouble-empty = Foi curto demais. Tenta de novo.
recorder-caption = { $way ->
        [mime] Umas palavras para quem não pode ver
       *[other] Umas palavras para quem não pode ouvir
    }
recorder-caption-needed = Junta primeiro umas palavras
recorder-sending = A caminho, { $percent } %
recorder-kept = Fica aqui até ser contada. Deixa esta página aberta.

## For screen readers

recorder-live-on = A gravar. No máximo { $seconds } segundos.
recorder-live-lead = Começa em { $seconds } segundos.
recorder-live-left = Faltam { $seconds } segundos.
recorder-live-off = Parado. A gravação está pronta.
