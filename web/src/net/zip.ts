// Packs pictures into a zip for an upload, uncompressed, since pictures are already compressed.

export interface Packed {
  name: string;
  data: Uint8Array<ArrayBuffer>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
// The earliest date of a zip, so that it does not reveal when a picture was taken.
const DAY = 0x21;

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function checksum(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (crc >>> 8) ^ CRCS[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers of two or four bytes, little-endian. */
function numbers(...values: [bytes: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const out = new DataView(new ArrayBuffer(values.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) out.setUint16(at, value, true);
    else out.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(out.buffer);
}

/** A zip of some files. */
export function zip(files: readonly Packed[]): Blob {
  const body: Uint8Array<ArrayBuffer>[] = [];
  const contents: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, data } of files) {
    const title = new TextEncoder().encode(name);
    const facts: [2 | 4, number][] = [
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, checksum(data)],
      [4, data.length],
      [4, data.length],
      [2, title.length],
      [2, 0],
    ];
    const head = numbers([4, LOCAL], ...facts);
    const rest: [2 | 4, number][] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    contents.push(numbers([4, CENTRAL], [2, VERSION], ...facts, ...rest), title);
    body.push(head, title, data);
    offset += head.length + title.length + data.length;
  }
  const size = contents.reduce((sum, part) => sum + part.length, 0);
  const count: [2 | 4, number][] = [
    [2, files.length],
    [2, files.length],
  ];
  const end = numbers([4, END], [2, 0], [2, 0], ...count, [4, size], [4, offset], [2, 0]);
  return new Blob([...body, ...contents, end], { type: 'application/zip' });
}

/** The chosen pictures as one zip; pictures with equal names are renamed. */
export async function zipOfPictures(pictures: readonly File[]): Promise<Blob> {
  const seen = new Map<string, number>();
  const files = pictures.map(async (picture): Promise<Packed> => {
    const times = seen.get(picture.name) ?? 0;
    seen.set(picture.name, times + 1);
    const name = times === 0 ? picture.name : `${times + 1}-${picture.name}`;
    return { name, data: new Uint8Array(await picture.arrayBuffer()) };
  });
  return zip(await Promise.all(files));
}
