"""Media: canvases with edges, marks and a finish of their own."""
