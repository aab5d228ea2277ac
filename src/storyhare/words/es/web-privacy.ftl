privacy-title = Privacidad
privacy-lead = Qué guarda este servidor sobre ti, durante cuánto tiempo y por qué. No hace falta registrarse, no hay publicidad y nadie mide las visitas.
privacy-table-title = Mesas y partidas
privacy-table = Tu nombre, tus frases, tus votos y tus puntos, para que la partida pueda seguir y puedas verla después.
privacy-table-away =
    { $days ->
        [one] Tras un día sin uso, solo pueden abrir una mesa las personas que estuvieron en ella.
       *[other] Tras { $days } días sin uso, solo pueden abrir una mesa las personas que estuvieron en ella.
    }
privacy-table-time =
    { $days ->
        [0] No se borra de forma automática. Puede hacerlo quien gestiona este servidor.
        [one] Se borra un día después del último uso.
       *[other] Se borra { $days } días después del último uso.
    }
privacy-names = El libro y la repetición muestran tu nombre a las personas de esa partida, y a otras solo si todas están de acuerdo. Puedes decir que no.
privacy-chat-title = Chat
privacy-chat = Los últimos { $messages } mensajes de una mesa, mientras exista la mesa.
privacy-recordings-title = Frases grabadas
privacy-recordings =
    { $days ->
        [0] Este servidor no guarda grabaciones.
        [one] Las canciones, la mímica y las fotos de las cartas se borran tras un día, salvo que todo el mundo acepte guardarlas.
       *[other] Las canciones, la mímica y las fotos de las cartas se borran tras { $days } días, salvo que todo el mundo acepte guardarlas.
    }
privacy-decks-title = Tus propias imágenes
privacy-decks =
    { $days ->
        [one] Una baraja que subes se borra tras un día sin uso, o en cuanto la borras. Las imágenes se guardan sin el lugar ni la fecha en que se hicieron.
       *[other] Una baraja que subes se borra tras { $days } días sin uso, o en cuanto la borras. Las imágenes se guardan sin el lugar ni la fecha en que se hicieron.
    }
privacy-vision = Para que los bots puedan valorar estas imágenes, se envían a { $host }.
privacy-notify-title = Avisos
privacy-notify = Si activas los avisos en una mesa de varios días, este servidor guarda cómo avisarte, tu idioma, tu zona horaria y tus horas de silencio. Todo se borra cuando los desactivas, o con la mesa. Lo enviado se borra al cabo de un mes.
privacy-notify-push = En el navegador, los avisos pasan cifrados por un servicio de su fabricante.
privacy-notify-email = Los correos pasan por el proveedor de correo de este servidor.
privacy-notify-webhook = Quien organiza la mesa puede conectarla a un chat de grupo. Allí se lee a quién le toca, con su nombre.
privacy-device-title = En tu dispositivo
privacy-device = Una cookie por mesa guarda tu sitio, 400 días como máximo. Tus ajustes, tu nombre, tus últimas mesas y las frases a medias se quedan en tu navegador.
privacy-device-days = De una mesa de varios días, tu navegador guarda también lo último que has visto, incluidas tus cartas, para que esté ahí sin conexión. Desaparece cuando dejas la mesa.
privacy-log-title = Direcciones y registros
privacy-log = Tu dirección IP permanece un rato en la memoria, para evitar abusos, y no se guarda. El registro del servidor no contiene nombres, frases, mensajes ni direcciones.
privacy-who-title = Quién puede verlo
privacy-who = Las personas de la mesa y quien gestiona este servidor. Las páginas no cargan nada de otros servidores.
privacy-what = Qué guarda este servidor
privacy-delete = Borrar mis datos
privacy-delete-sure = Tu nombre, tus mensajes y tus grabaciones se borran de esta mesa y de todas sus partidas anteriores. Tus jugadas se quedan, sin nombre. En una partida en curso, el piloto automático ocupa tu sitio para siempre. No se puede deshacer.
privacy-delete-sure-of = El nombre y las grabaciones de { $name } se borran de esta mesa y de todas sus partidas anteriores. Las jugadas se quedan, sin nombre. No se puede deshacer.
privacy-delete-where = En una mesa, usa el menú; después de una partida, su libro. Las copias de seguridad pueden contener tus datos durante un tiempo.
privacy-delete-here = Tus últimas mesas en este dispositivo:
privacy-delete-at = Borrar mis datos de la mesa { $code }
privacy-delete-of = Borrar los datos de { $name }
privacy-delete-yes = Borrar
privacy-deleted = Tus datos están borrados.
privacy-operator-title = Quién gestiona este servidor
privacy-operator-none = Aquí no hay ningún contacto. Pregunta a la persona que te envió el enlace.
privacy-imprint = Aviso legal
privacy-policy = Política de privacidad
privacy-contact = Contacto
