### Le menu d’une table.

menu-open = { $asking ->
        [0] Menu
        [one] Menu, quelqu’un demande une place
       *[other] Menu, { $asking } personnes demandent une place
    }
menu-title = Menu
menu-no = Pas maintenant

## Pour tous

menu-everyone = Pour tout le monde
menu-table = Cette table
menu-table-hint = Ses options, et combien de temps dure la partie
menu-table-fixed = Rien de tout cela ne change avant la fin de la partie. L’hôte peut le changer avant la suivante.
menu-rules = Les règles de { $ruleset }
menu-recap = Les tours passés
menu-tv = Afficher sur une télé
menu-name = Ton nom
menu-device = Passer sur un autre appareil
menu-device-hint = Tu gardes ta place
menu-device-text = Scanne ce code avec l’autre appareil, ou ouvres-y le lien. Il ne sert qu’une fois.
menu-device-link = Le lien pour l’autre appareil
menu-copy = Copier le lien
menu-copied = Lien copié
menu-leave = Quitter la table
menu-leave-hint = Tu peux revenir
menu-leave-sure = Le pilote automatique joue pour toi jusqu’à ton retour. Entre-temps, quelqu’un d’autre peut prendre ta place.
menu-back = Me revoilà
menu-claim = Devenir l’hôte
menu-claim-hint = L’hôte n’est pas là
menu-claim-hint-watching = Après { $minutes } minutes d’absence de l’hôte
menu-hurry = Continuer sans { $name }
menu-hurry-some = Continuer sans quelqu’un
menu-hurry-hint = Le pilote automatique prend le relais en attendant
menu-ask-seat = Demander à remplacer { $name }
menu-ask-seat-hint = Après { $minutes } minutes sans { $name }
menu-seat-kept = Le pilote automatique joue pour { $name }, qui est là et garde sa place.
menu-seat-removed = L’hôte a retiré { $name } de la table. Le pilote automatique joue à cette place jusqu’à la fin de la partie.
menu-asked = Tu as demandé une place. C’est l’hôte qui décide.

## Pour l’hôte

menu-hosting = C’est toi l’hôte
menu-asks = { $name } voudrait remplacer { $seat }.
menu-admit = Accepter
menu-refuse = Pas maintenant
menu-pause = Mettre la partie en pause
menu-pause-hint = Le temps s’arrête
menu-resume = Reprendre la partie
menu-last-round = Finir après ce tour
menu-last-round-sure = La partie finit après ce tour. C’est définitif.
menu-last-round-is = C’est le dernier tour.
menu-lock = Verrouiller la table
menu-lock-hint = Plus personne n’entre, ni pour jouer ni pour regarder. Les écrans qui montrent déjà la table restent.
menu-mute = Fermer la discussion
menu-people = Autour de la table
menu-away = pas là
menu-person = { $name } : passer la main ou retirer
menu-hand-over = Passer la main à { $name }
menu-hand-over-sure = { $name } devient l’hôte à ta place.
menu-hand-over-yes = Passer la main
menu-remove = Retirer { $name }
menu-remove-sure = { $name } perd sa place et ne peut plus y revenir.
menu-remove-sure-playing = { $name } ne pourra pas revenir. Le pilote automatique joue à sa place jusqu’à la fin de la partie ; personne d’autre ne peut la prendre.
