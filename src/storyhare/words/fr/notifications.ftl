notification-turn-title = À toi de jouer · { $code }
notification-reminder-title = On t’attend · { $code }
notification-first = Personne n’a encore dit de phrase. Tu en as une ?
notification-tell = À toi de raconter : choisis une carte et dis une phrase.
notification-give = La phrase est dite. Laquelle de tes cartes lui va ?
notification-vote = Les cartes sont sur la table. Laquelle est celle du conteur ?
notification-hours =
    { $hours ->
        [one] Il reste environ { $hours } heure.
        [many] Il reste environ { $hours } heures.
       *[other] Il reste environ { $hours } heures.
    }
notification-days =
    { $days ->
        [one] Il reste { $days } jour.
        [many] Il reste { $days } jours.
       *[other] Il reste { $days } jours.
    }
notification-over-title = La partie est finie · { $code }
notification-over = Viens voir comment elle s’est terminée.
notification-put_away-title = Une table bien calme · { $code }
notification-put_away = Personne n’a joué depuis un moment : la table sera bientôt archivée. Ouvre-la une fois, et elle reste.
notification-table-title = Table { $code } · tour { $round }
notification-table-first = Qui dit la première phrase ? En attente de : { $names }
notification-table-tell = En attente d’une phrase de : { $names }
notification-table-give = La phrase est dite. En attente des cartes de : { $names }
notification-table-vote = Les cartes sont sur la table. En attente des votes de : { $names }
notification-hello-title = La table { $code } est reliée
notification-hello = Désormais, tu liras ici à qui c’est de jouer. Phrases et cartes restent à la table.
notification-confirm-title = On t’écrit à propos de la table { $code } ?
notification-confirm = À la table { $code } de Storyhare, une personne souhaite recevoir un e-mail à cette adresse quand c’est à elle de jouer. Si c’est toi, ouvre ce lien et dis oui. Sinon, ne fais rien : il n’y en aura pas d’autre.
notification-email-stop = Ne plus recevoir ces e-mails : { $link }
