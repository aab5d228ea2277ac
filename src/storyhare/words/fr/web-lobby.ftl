### Avant la partie : entrer, s’asseoir, se mettre d’accord sur les règles et les images.

lobby-title = Chez { $name }
lobby-title-mine = Ta table
lobby-title-none = La table
lobby-tv = Afficher sur une télé

## Entrer

lobby-come-in = Comment entrer
lobby-code = Code de la table
lobby-qr = Scanne ce code pour venir à la table { $code }
lobby-invite = Inviter des amis
lobby-invitation = Viens à ma table
lobby-copy = Copier le lien
lobby-copied = Lien copié
lobby-by-hand = Copie ce lien
lobby-locked = La table est verrouillée : plus personne n’entre, ni pour jouer ni pour regarder. Les écrans qui la montrent déjà restent.
lobby-only-here = Ce lien ne marche que sur cet appareil. Pour les téléphones, ouvre Storyhare à son adresse sur ton réseau, puis invite depuis là.

## Les places

lobby-seats = À la table
lobby-seated = { $seats } sur { $most }
lobby-you = { $name } (toi)
lobby-change-me = { $name }, changer de lapin et de nom
lobby-host = hôte
lobby-bot = robot
lobby-away = pas là
lobby-add-bot = Ajouter un robot
lobby-change-bot = { $name }, changer ce robot
lobby-fill-bots = { $bots ->
        [one] Compléter avec un robot
       *[other] Compléter avec { $bots } robots
    }
lobby-bots-blind = Aucun robot ne peut jouer ici avec ces images.
lobby-strength = Sa façon de jouer
lobby-strength-easy = Facile
lobby-strength-easy-hint = Se trompe souvent, facile à piéger.
lobby-strength-medium = Moyen
lobby-strength-medium-hint = Trouve à peu près autant qu’un humain.
lobby-strength-sharp = Malin
lobby-strength-sharp-hint = Devine presque tout et tend de bons pièges.
lobby-character-proverbs = Adore les proverbes
lobby-character-books = Pense livres et films
lobby-character-tales = Connaît tous les contes
lobby-character-myths = Vit parmi les vieux mythes
lobby-character-songs = Pense en chansons
lobby-character-feelings = Suit ses émotions
lobby-character-journeys = Rêve de voyages
lobby-character-people = Pense toujours aux gens
lobby-character-time = Regarde passer le temps
lobby-character-everyday = Aime les choses du quotidien
lobby-character-science = A la tête dans les étoiles
lobby-character-ideas = Se pose de grandes questions
lobby-bot-name = Le nom du robot
lobby-bot-remove = Retirer { $name }
lobby-sit = Prendre place
lobby-stand = Regarder seulement
lobby-watching = Public : { $names }
lobby-came = { $name } prend place.
lobby-arrange = Changer les places
lobby-arranged = C’est bon
lobby-earlier = Monter { $name } d’une place
lobby-later = Descendre { $name } d’une place
lobby-shuffle = Mélanger les places
lobby-mix = Mélanger les équipes
lobby-partners = Les partenaires se font face. Une personne donne une carte, l’autre vote sans savoir laquelle.
lobby-one-rabbit = { $rabbit }, un lapin pour deux
lobby-other-partner = Changer { $name } d’équipe

## Soi-même

lobby-you-title = Toi
lobby-rabbits = Ton lapin
lobby-name = Ton nom
lobby-sign = Afficher mon nom dans le livre
lobby-sign-hint = Les personnes qui ont joué le voient, sauf si tu dis non. Les autres ne voient les noms que si tout le monde est d’accord.
lobby-rabbit-0 = coquelicot
lobby-rabbit-1 = capucine
lobby-rabbit-2 = paille
lobby-rabbit-3 = mousse
lobby-rabbit-4 = fougère
lobby-rabbit-5 = lagon
lobby-rabbit-6 = ciel
lobby-rabbit-7 = cobalt
lobby-rabbit-8 = prune
lobby-rabbit-9 = pivoine
lobby-rabbit-10 = châtaigne
lobby-rabbit-11 = cendre

## Les règles

lobby-rules = Règles
lobby-ruleset-classic = Classique
lobby-ruleset-odyssey = Odyssey
lobby-ruleset-party = Party
lobby-ruleset-team = En équipe
lobby-players-classic = 3 à 6 joueurs
lobby-players-odyssey = 3 à 12 joueurs
lobby-players-party = 6 à 12 joueurs
lobby-players-team = 6, 8, 10 ou 12 joueurs
lobby-how-classic = Le jeu d’origine.
lobby-how-odyssey = À partir de sept joueurs, on peut voter deux fois.
lobby-how-party = La phrase d’abord, les cartes après. Vote comme la majorité.
lobby-how-team = Par équipes : une personne donne une carte, l’autre vote.
lobby-ends-classic = La partie finit quand la pioche est vide.
lobby-ends-odyssey = La partie finit à 30 points.
lobby-misfit-too_few_players = { $missing ->
        [one] Il manque une personne
       *[other] Il manque { $missing } personnes
    }
lobby-misfit-too_many_players = { $extra ->
        [one] Une personne de trop
       *[other] { $extra } personnes de trop
    }
lobby-misfit-players_without_partner = Une équipe est incomplète : il manque une personne

## Options

lobby-options = Options
lobby-usual = Par défaut : { $usual }
lobby-end = La partie finit
lobby-end-pile = quand la pioche est vide
    .whole = Finit quand la pioche est vide
lobby-end-score = à { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
    .whole = Finit à { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
lobby-end-tellings = { $times ->
        [one] quand chacun a raconté une fois
       *[other] quand chacun a raconté { $times } fois
    }
    .whole = { $times ->
        [one] Finit quand chacun a raconté une fois
       *[other] Finit quand chacun a raconté { $times } fois
    }
lobby-first = Qui raconte en premier
lobby-first-clue = La première phrase donne le départ
lobby-first-random = Le hasard choisit qui commence
lobby-first-person = { $name } commence
lobby-language = Langue des phrases
lobby-language-hint = Chacun voit le jeu dans sa langue.
lobby-clues-in = Phrases en { $language }
lobby-lone = Une seule bonne réponse
lobby-lone-hint = Quand une seule personne trouve la carte, elle et le conteur marquent quatre points chacun.
lobby-bonus = Bonus pour les votes sur ta carte
lobby-bonus-hint = Le maximum de points par tour.
lobby-cap = au plus { $points ->
        [one] un point
       *[other] { $points } points
    }
    .whole = Bonus d’au plus { $points ->
        [one] un point
       *[other] { $points } points
    }
lobby-cap-none = sans limite
    .whole = Bonus sans limite
lobby-double = Deux votes à partir de sept joueurs
lobby-double-hint = On vote pour une carte ou pour deux. Un seul vote, s’il est juste, rapporte un point de plus.
lobby-double-off = Toujours un vote
lobby-kind-sound = Sons et chansons
lobby-kind-sound-hint = Un chant, un air fredonné, un bruit : en direct pour tout le monde, ou enregistré.
lobby-kind-mime = Mimes
lobby-kind-mime-hint = Jouer sans un mot : en direct pour tout le monde, ou filmé.
lobby-caption = Légende pour les sons et les mimes
lobby-caption-hint = Quelques mots en plus, pour celles et ceux qui ne peuvent pas entendre ou voir.
lobby-remarks = Les robots livrent leurs pensées
lobby-remarks-hint = Après certains tours, un robot dit dans la discussion à quoi il a pensé.
lobby-remarks-off = Les robots gardent leurs pensées pour eux
lobby-led-reveal = L’hôte mène la révélation
lobby-led-reveal-hint = Chaque étape attend un geste de l’hôte, sur tous les écrans.

## Le temps limité

lobby-clocks = Temps limité
lobby-no-clock = Sans limite de temps
lobby-no-clock-but = Sans limite de temps ; après la révélation, on continue au bout de { $time }
lobby-clock-none = sans limite
lobby-clock-tell = Pour la phrase
lobby-clock-give = Pour les cartes
lobby-clock-vote = Pour le vote
lobby-clock-reveal = Après la révélation
lobby-clock-reveal-none = jusqu’à ce que tout le monde ait fini
lobby-clock-tell-is = { $time } pour la phrase
lobby-clock-give-is = { $time } pour les cartes
lobby-clock-vote-is = { $time } pour le vote
lobby-seconds = { $seconds } secondes
lobby-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
lobby-minutes-seconds = { $minutes } min { $seconds } s

## Les images

lobby-decks = Jeux de cartes
lobby-decks-change = Changer de jeu
lobby-decks-look = Voir les cartes
lobby-decks-hide = Cacher les cartes
lobby-decks-remove = Supprimer ce jeu
lobby-decks-remove-sure = Supprimer { $title } pour de bon ?
lobby-decks-keep = Le garder
lobby-cards = { $cards ->
        [one] Une carte
       *[other] { $cards } cartes
    }
lobby-upload = Tes propres images
lobby-upload-hint = PNG, JPEG, WebP ou AVIF, ou toutes dans un zip. Seules les personnes de ta table les voient.
lobby-upload-title = Images signées { $name }
lobby-upload-choose = Choisir des images
lobby-upload-part = { $pictures ->
        [0] { $percent } % envoyés
        [one] Envoi d’une image : { $percent } %
       *[other] Envoi de { $pictures } images : { $percent } %
    }
lobby-upload-left-out = { $files ->
        [one] Un fichier n’a pas pu servir. Tous les autres sont devenus des cartes.
       *[other] { $files } fichiers n’ont pas pu servir. Tous les autres sont devenus des cartes.
    }
lobby-upload-waiting = { $before ->
        [one] En attente : un jeu de cartes avant le tien
       *[other] En attente : { $before } jeux de cartes avant le tien
    }
lobby-upload-making = On prépare les cartes
lobby-upload-cards = Cartes prêtes : { $done } sur { $cards }
lobby-upload-stop = Annuler l’envoi
lobby-upload-unreadable = Une des images est illisible. Choisis-les encore une fois.

## Le début

lobby-start = { $players ->
        [one] Commencer à un joueur
       *[other] Commencer à { $players } joueurs
    }
lobby-start-teams = Commencer avec { $teams } équipes
lobby-host-starts = { $name } va lancer la partie
lobby-no-host = Pas d’hôte : deviens-le via le menu
lobby-not-yet = Pas encore
lobby-rounds = { $rounds ->
        [one] Un tour
       *[other] { $rounds } tours
    }
lobby-rounds-about = { $rounds ->
        [one] Environ un tour
       *[other] Environ { $rounds } tours
    }
