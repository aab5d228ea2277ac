// A text as the drawing of a QR code, with a quiet zone of two modules.
import { encode } from 'uqr';

/** Side in modules, and one path of unit squares; rows are joined into runs, so that no seams show. */
export function qrDrawing(text: string): { side: number; path: string } {
  const { data, size: side } = encode(text, { ecc: 'M', border: 2 });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < side; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end++;
      found.push(`M${x} ${y}h${end - x}v1H${x}Z`);
      x = end;
    }
    return found;
  });
  return { side, path: runs.join('') };
}
