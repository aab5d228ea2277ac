### The menu of a table.

menu-open = { $asking ->
        [0] Menu
        [1] Menu, alguém pede lugar
       *[other] Menu, { $asking } pessoas pedem lugar
    }
menu-title = Menu
menu-no = Agora não

## For everybody

menu-everyone = Para toda a gente
menu-table = Esta mesa
menu-table-hint = As opções e quanto falta para o fim
menu-table-fixed = Tudo isto vale até ao fim do jogo. Antes do seguinte, quem dirige a mesa pode mudá-lo.
menu-rules = As regras de { $ruleset }
menu-recap = Turnos anteriores
menu-tv = Ver numa televisão
menu-name = O teu nome
menu-device = Passar para outro dispositivo
menu-device-hint = O teu lugar vai contigo
menu-device-text = Lê este código com o outro dispositivo ou abre lá a ligação. Funciona uma vez.
menu-device-link = A ligação para o outro dispositivo
menu-copy = Copiar a ligação
menu-copied = Ligação copiada
menu-leave = Sair da mesa
menu-leave-hint = Podes voltar
menu-leave-sure = O piloto automático joga por ti até voltares. Entretanto, outra pessoa pode ocupar o teu lugar.
menu-back = Já voltei
menu-claim = Dirigir a mesa
menu-claim-hint = Quem a dirige não está
menu-claim-hint-watching = Quando quem a dirige estiver ausente há { $minutes } minutos
menu-hurry = Continuar sem { $name }
menu-hurry-some = Continuar sem alguém
menu-hurry-hint = O piloto automático joga nesse lugar até ao regresso
menu-ask-seat = Pedir para jogar por { $name }
menu-ask-seat-hint = Quando { $name } estiver ausente há { $minutes } minutos
menu-seat-kept = O piloto automático joga por { $name }, que está cá e mantém o lugar.
menu-seat-removed = Mandaram { $name } embora. O piloto automático joga neste lugar até ao fim do jogo.
menu-asked = Pediste um lugar. Responde quem dirige a mesa.

## For the host

menu-hosting = Diriges a mesa
menu-asks = { $name } gostava de continuar a jogar por { $seat }.
menu-admit = Deixar jogar
menu-refuse = Agora não
menu-pause = Pausar
menu-pause-hint = Os relógios param
menu-resume = Continuar
menu-last-round = Acabar depois deste turno
menu-last-round-sure = O jogo acaba depois deste turno. Não se pode voltar atrás.
menu-last-round-is = Este é o último turno.
menu-lock = Fechar a porta
menu-lock-hint = Não entra mais ninguém, nem para jogar nem para ver. Os ecrãs que já mostram a mesa ficam.
menu-mute = Silenciar o chat
menu-people = Pessoas
menu-away = ausente
menu-person = { $name }: passar a mesa ou mandar embora
menu-hand-over = Passar a mesa a { $name }
menu-hand-over-sure = Então decide { $name }, e tu já não.
menu-hand-over-yes = Passar a mesa
menu-remove = Mandar { $name } embora
menu-remove-sure = { $name } perde o lugar e não pode voltar a ele.
menu-remove-sure-playing = { $name } não poderá voltar. O piloto automático joga neste lugar até ao fim do jogo; mais ninguém o pode ocupar.
