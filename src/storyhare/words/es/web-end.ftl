### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = Fin
end-winner = { $who ->
        [you] ¡Has ganado!
        [your-team] ¡Ha ganado tu equipo!
        [you-and] ¡Compartes la victoria con { $names }!
        [player] ¡Gana { $names }!
        [team] ¡Ganan { $names }!
       *[several] ¡Comparten la victoria { $names }!
    }
end-awards = Premios
end-story = { $rounds ->
        [one] Nuestra historia, un turno
       *[other] Nuestra historia, { $rounds } turnos
    }
end-open-book = Abrir el libro
end-page = Turno { $round }: { $clue }. Cuenta { $name }.

## Playing again

end-new-table = Mesa nueva
end-rematch = Revancha
end-rematch-wish = Orejas arriba: revancha
end-rematch-waits = { $name } empieza la revancha
end-wishes = { $count ->
        [0] Aún nadie la ha pedido
        [one] La quiere una persona de { $of }
       *[other] La quieren { $count } de { $of }
    }

## What to keep

end-keep = Guardar esta partida
end-keep-hint = Libro, imagen y repetición
end-book = Guardarlo como archivo
end-book-hint = Una portada y una página por ronda, para leer, imprimir o enviar
end-book-making = Se está encuadernando el libro
end-book-done = El libro de cuentos está en tus descargas.
end-send = Enviar el libro
end-send-hint = Quien no estuvo solo ve nombres si todo el mundo está de acuerdo.
end-copied = Enlace copiado.
end-print = Imprimir
end-picture = Enviar el resultado
end-picture-hint = Una imagen con los conejos, los puntos y la mejor frase
end-picture-done = La imagen está en tus descargas.
end-replay = Verla otra vez
end-replay-hint = Sola, o paso a paso desde cada asiento
end-share-title = Una partida de Storyhare
end-address = La dirección del libro
end-record = Llevarme el registro para programas
end-sign = Que aparezca mi nombre
end-sign-hint = Para quienes jugaron. El resto solo ve nombres si todo el mundo está de acuerdo.
end-ask = ¿Puede aparecer tu nombre en el libro?
end-ask-hint = Quienes jugaron lo verán, salvo que digas que no. Cualquier otra persona con el enlace solo ve nombres si todo el mundo está de acuerdo.
end-ask-yes = Sí
end-ask-no = No, sin mi nombre
end-recordings = Guardar sonidos y mímica
end-recordings-hint = En la repetición y el libro, para quien tenga el enlace.
end-recordings-kept = Todo el mundo está de acuerdo: se guardan.
end-recordings-awaited = { $count ->
        [one] { $names } aún no ha dicho que sí; sin todo el mundo no se guardan.
       *[other] { $names } aún no han dicho que sí; sin todo el mundo no se guardan.
    }

## The book

end-book-title = Nuestro libro de cuentos
end-book-under = { $ruleset }, { $rounds ->
        [one] un turno
       *[other] { $rounds } turnos
    }, { $day }
end-book-total = Total
end-book-made = Contado con Storyhare.
end-best-clue = La mejor frase
end-found = Descubierta por { $names }.
