days-pace = Rythme
days-pace-together = tout le monde ensemble
days-pace-over_days = sur plusieurs jours
days-pace-hint = Chaque personne joue quand elle a une minute. Inutile d’être là en même temps.
days-limit = Temps pour chaque coup
days-hours = { $hours } heures
days-days = { $days ->
        [one] { $days } jour
        [many] { $days } jours
       *[other] { $days } jours
    }
days-limit-is = Sur plusieurs jours, { $time } pour chaque coup
days-no-limit = Sur plusieurs jours, sans limite de temps
days-until = { $where } · jusqu’au { $when }
days-more = { $rounds ->
        [one] { $rounds } tour de plus depuis ta dernière visite
        [many] { $rounds } tours de plus depuis ta dernière visite
       *[other] { $rounds } tours de plus depuis ta dernière visite
    }
days-extend = Donner plus de temps
days-extend-hint = Le temps limité repart de zéro
days-away = Je m’absente
days-away-hint = Toute la table voit jusqu’à quand
days-away-until = De retour le
days-away-save = Prévenir la table
days-away-is = La table sait que tu reviens le { $date }.
days-away-over = Je suis déjà de retour
days-note-away = de retour le { $date }
mine-title = Tes tables
mine-tell = À toi : dis une phrase
mine-give = À toi : donne une carte
mine-vote = À toi : vote
mine-see = Une révélation t’attend
mine-lobby = La partie n’a pas commencé
mine-over = La partie est finie
mine-goes-on = Partie en cours
mine-waits = En attente de : { $names }
mine-waits-many = En attente de { $count } personnes
mine-clue = « { $clue } »
mine-until = jusqu’au { $when }
mine-put-away = Elle sera archivée le { $date }, sauf si quelqu’un l’ouvre.
mine-move = Les passer sur un autre appareil
mine-move-text = Scanne ce code avec l’autre appareil, ou ouvres-y le lien dans les dix minutes. Il ne sert qu’une fois ; ensuite, les tables ne sont plus sur cet appareil.
mine-moved = { $tables ->
        [one] { $tables } table est maintenant sur cet appareil.
        [many] { $tables } tables sont maintenant sur cet appareil.
       *[other] { $tables } tables sont maintenant sur cet appareil.
    }
days-kept = Connexion en cours. La table telle qu’elle était : { $when }.
days-kept-moves =
    { $moves ->
        [one] Connexion en cours. Ton coup partira dès que tu seras en ligne.
        [many] Connexion en cours. Tes { $moves } coups partiront dès que tu seras en ligne.
       *[other] Connexion en cours. Tes { $moves } coups partiront dès que tu seras en ligne.
    }
days-too-late = Pendant que tu étais hors ligne, la partie a continué. Ton coup arrive trop tard et ne compte pas.
days-since = Depuis ta dernière visite
days-since-rounds =
    { $rounds ->
        [one] Un tour a été révélé :
        [many] { $rounds } tours ont été révélés :
       *[other] { $rounds } tours ont été révélés :
    }
days-since-see = Voir ce qui s’est passé
days-since-later = Jouer d’abord
days-since-waits =
    { $rounds ->
        [one] Un tour a été révélé depuis ta dernière visite.
        [many] { $rounds } tours ont été révélés depuis ta dernière visite.
       *[other] { $rounds } tours ont été révélés depuis ta dernière visite.
    }
days-since-look = Voir
