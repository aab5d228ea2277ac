### The menu of a table.

menu-open = { $asking ->
        [0] Menu
        [one] Menu, alguém está a pedir um lugar
       *[other] Menu, { $asking } pessoas estão a pedir um lugar
    }
menu-title = Menu
menu-no = Agora não

## For everybody

menu-everyone = Para toda a gente
menu-table = Esta mesa
menu-table-hint = As opções e quanto falta para o fim
menu-table-fixed = Isto não se pode mudar até ao fim do jogo. Antes do próximo, quem organiza a mesa pode mudá-lo.
menu-rules = As regras de { $ruleset }
menu-recap = Turnos anteriores
menu-tv = Mostrar na televisão
menu-name = O teu nome
menu-device = Passar para outro dispositivo
menu-device-hint = Manténs o teu lugar
menu-device-text = Lê este código com o outro dispositivo ou abre nele a ligação. Só funciona uma vez.
menu-device-link = A ligação para o outro dispositivo
menu-copy = Copiar a ligação
menu-copied = Ligação copiada
menu-leave = Sair da mesa
menu-leave-hint = Podes voltar
menu-leave-sure = O piloto automático joga por ti até voltares. Entretanto, outra pessoa pode ocupar o teu lugar.
menu-back = Já voltei
menu-claim = Passar a organizar a mesa
menu-claim-hint = Quem a organiza não está
menu-claim-hint-watching = Quando quem a organiza estiver ausente há { $minutes } minutos
menu-hurry = Continuar sem { $name }
menu-hurry-some = Continuar sem alguém
menu-hurry-hint = Entretanto joga o piloto automático
menu-ask-seat = Pedir o lugar de { $name }
menu-ask-seat-hint = Quando { $name } estiver ausente há { $minutes } minutos
menu-seat-kept = O piloto automático está a jogar por { $name }, que está cá e mantém o lugar.
menu-seat-removed = Removeram { $name } da mesa. O piloto automático joga neste lugar até ao fim do jogo.
menu-asked = Pediste um lugar. Quem organiza a mesa vai decidir.

## For the host

menu-hosting = Organizas a mesa
menu-asks = { $name } gostava de jogar no lugar de { $seat }.
menu-admit = Deixar jogar
menu-refuse = Agora não
menu-pause = Pausar o jogo
menu-pause-hint = O tempo fica parado
menu-resume = Retomar o jogo
menu-last-round = Acabar depois deste turno
menu-last-round-sure = O jogo acaba depois deste turno. Não se pode voltar atrás.
menu-last-round-is = Este é o último turno.
menu-lock = Trancar a mesa
menu-lock-hint = Mais ninguém pode entrar nem ver. Os ecrãs que já mostram a mesa ficam.
menu-mute = Silenciar o chat
menu-people = Pessoas
menu-away = ausente
menu-person = { $name }: passar a mesa ou remover
menu-hand-over = Passar a mesa a { $name }
menu-hand-over-sure = { $name } passa a organizar a mesa em vez de ti.
menu-hand-over-yes = Passar a mesa
menu-remove = Remover { $name }
menu-remove-sure = { $name } perde o lugar e não pode voltar a ele.
menu-remove-sure-playing = { $name } não pode voltar. O piloto automático joga neste lugar até ao fim do jogo; mais ninguém o pode ocupar.
