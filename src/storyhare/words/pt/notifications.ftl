notification-turn-title = É a tua vez · { $code }
notification-reminder-title = A mesa espera por ti · { $code }
notification-first = Ainda ninguém disse a primeira frase. Tens alguma?
notification-tell = Narras tu: escolhe uma carta e diz uma frase.
notification-give = Já há uma frase. Qual das tuas cartas combina com ela?
notification-vote = As cartas estão na mesa. Qual é a do narrador?
notification-hours =
    { $hours ->
        [one] Falta cerca de { $hours } hora.
        [many] Faltam cerca de { $hours } horas.
       *[other] Faltam cerca de { $hours } horas.
    }
notification-days =
    { $days ->
        [one] Falta { $days } dia.
        [many] Faltam { $days } dias.
       *[other] Faltam { $days } dias.
    }
notification-over-title = O jogo acabou · { $code }
notification-over = Vem ver como acabou.
notification-put_away-title = Uma mesa sossegada · { $code }
notification-put_away = Há algum tempo que ninguém joga e a mesa vai ser arquivada em breve. Abre-a uma vez, e ela fica.
notification-table-title = Mesa { $code } · turno { $round }
notification-table-first = Quem diz a primeira frase? À espera de: { $names }
notification-table-tell = Falta a frase de: { $names }
notification-table-give = Já há uma frase. Faltam as cartas de: { $names }
notification-table-vote = As cartas estão na mesa. Faltam os votos de: { $names }
notification-hello-title = A mesa { $code } está ligada
notification-hello = A partir de agora podes ler aqui de quem é a vez. Frases e cartas ficam na mesa.
notification-confirm-title = Podemos escrever-te sobre a mesa { $code }?
notification-confirm = Na mesa { $code } do Storyhare, uma pessoa quer receber um e-mail neste endereço quando for a sua vez. Se és tu, abre esta ligação e diz que sim. Se não, não faças nada: não virá mais nenhum.
notification-email-stop = Não receber mais estes e-mails: { $link }
