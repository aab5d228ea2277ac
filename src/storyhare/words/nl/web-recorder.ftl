### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Beeld het uit zonder woorden: live, voor iedereen in de kamer of in het gesprek, of gefilmd ({ $seconds } seconden).
       *[other] Zing, neurie, klop, huil als een wolf: live, voor iedereen in de kamer of in het gesprek, of opgenomen ({ $seconds } seconden).
    }
recorder-live = { $way ->
        [mime] Live uitbeelden
       *[other] Live zingen
    }
recorder-live-text = { $way ->
        [mime] Iedereen leest dat je het nu uitbeeldt. Speel het dan waar ze je zien.
       *[other] Iedereen leest dat je nu zingt. Zing dan waar ze je horen.
    }
recorder-live-tell = { $way ->
        [mime] Ik beeld het nu voor jullie uit
       *[other] Ik zing het nu voor jullie
    }
recorder-live-back = Terug
recorder-start = { $way ->
        [mime] Film het
       *[other] Neem het op
    }
recorder-retry = Probeer opnieuw
recorder-asking = { $way ->
        [mime] Je browser vraagt of deze pagina de camera mag gebruiken.
       *[other] Je browser vraagt of deze pagina de microfoon mag gebruiken.
    }
recorder-lead = Klaar over { $seconds }
recorder-rolls = { $way ->
        [mime] Er wordt geen geluid bewaard. Niets gaat weg voor je vertelt.
       *[other] De opname loopt. Niets gaat weg voor je vertelt.
    }
recorder-stop = { $way ->
        [mime] Stop en bekijk
       *[other] Stop en luister
    }
recorder-again = Opnieuw
recorder-copying = Wordt overgenomen. Dat duurt zo lang als de opname.
recorder-file = { $way ->
        [mime] Breng een filmpje
       *[other] Breng een opname
    }
recorder-no-devices = { $way ->
        [mime] Op dit adres leent de browser geen camera uit. Film met je eigen toestel en breng het hier.
       *[other] Op dit adres leent de browser geen microfoon uit. Neem het op met je eigen toestel en breng het hier.
    }
recorder-trouble-refused = { $way ->
        [mime] Deze pagina mag de camera niet gebruiken. Sta het toe naast het adres en probeer opnieuw, breng een filmpje, of schrijf.
       *[other] Deze pagina mag de microfoon niet gebruiken. Sta het toe naast het adres en probeer opnieuw, breng een opname, of schrijf.
    }
recorder-trouble-no_device = { $way ->
        [mime] Geen camera gevonden. Sluit er een aan en probeer opnieuw, breng een filmpje, of schrijf.
       *[other] Geen microfoon gevonden. Sluit er een aan en probeer opnieuw, breng een opname, of schrijf.
    }
recorder-trouble-busy = { $way ->
        [mime] Een ander programma gebruikt de camera. Sluit het en probeer opnieuw.
       *[other] Een ander programma gebruikt de microfoon. Sluit het en probeer opnieuw.
    }
recorder-trouble-unreadable = Deze browser kan dat niet lezen. Probeer een andere opname, of schrijf.
recorder-trouble-empty = Dat was te kort. Probeer opnieuw.
recorder-caption = { $way ->
        [mime] Een paar woorden voor wie het niet kan zien
       *[other] Een paar woorden voor wie het niet kan horen
    }
recorder-caption-needed = Eerst een paar woorden erbij
recorder-sending = Onderweg, { $percent }%
recorder-kept = Hij blijft hier tot hij verteld is. Laat deze pagina open.

## For screen readers

recorder-live-on = De opname loopt. Hooguit { $seconds } seconden.
recorder-live-lead = Het begint over { $seconds } seconden.
recorder-live-left = Nog { $seconds } seconden.
recorder-live-off = Gestopt. De opname is klaar.
