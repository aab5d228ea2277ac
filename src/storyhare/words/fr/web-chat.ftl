### La discussion.

chat-open = { $unread ->
        [0] Discussion
        [one] Discussion, un nouveau message
       *[other] Discussion, { $unread } nouveaux messages
    }
chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-somebody = Quelqu’un
chat-say = Dis quelque chose
chat-send = Envoyer
chat-away = Tu es hors ligne. Ton message reste ici.
chat-muted = La discussion est fermée.
chat-unmute = Rouvrir la discussion
chat-bots = Afficher ce que disent les robots
chat-line = { $name } a écrit un message.
chat-team = Tout le monde peut lire ceci. Ne décris pas tes cartes ici.
chat-i-give = C’est moi qui donne
chat-you-give = { $name }, à toi de donner
