// The zip, read back by its table of contents as any other program reads it.
import { expect, test } from 'vitest';
import { zipOfPictures } from './zip';

interface Entry {
  name: string;
  text: string;
  crc: number;
}

async function contents(zip: Blob): Promise<Entry[]> {
  const bytes = new DataView(await zip.arrayBuffer());
  const text = (at: number, length: number) =>
    new TextDecoder().decode(new Uint8Array(bytes.buffer, at, length));
  const end = bytes.byteLength - 22;
  expect(bytes.getUint32(end, true)).toBe(0x06054b50);
  let at = bytes.getUint32(end + 16, true);
  expect(at + bytes.getUint32(end + 12, true)).toBe(end);
  const entries: Entry[] = [];
  for (let left = bytes.getUint16(end + 10, true); left > 0; left -= 1) {
    expect(bytes.getUint32(at, true)).toBe(0x02014b50);
    const [size, named] = [bytes.getUint32(at + 24, true), bytes.getUint16(at + 28, true)];
    const file = bytes.getUint32(at + 42, true);
    expect(bytes.getUint32(file, true)).toBe(0x04034b50);
    const name = text(at + 46, named);
    expect(text(file + 30, bytes.getUint16(file + 26, true))).toBe(name);
    entries.push({
      name,
      text: text(file + 30 + named, size),
      crc: bytes.getUint32(at + 16, true),
    });
    at += 46 + named;
  }
  expect(at).toBe(end);
  return entries;
}

test('what was packed is found again, two of one name and an empty one too', async () => {
  const packed = await zipOfPictures([
    new File(['a picture'], 'moon.png'),
    new File(['été'], 'été.webp'),
    new File(['of the same name'], 'moon.png'),
    new File([], 'nothing.png'),
  ]);
  const found = await contents(packed);
  expect(found.map(({ name, text }) => [name, text])).toEqual([
    ['moon.png', 'a picture'],
    ['été.webp', 'été'],
    ['2-moon.png', 'of the same name'],
    ['nothing.png', ''],
  ]);
  // As zlib counts them.
  expect(found.slice(0, 2).map(({ crc }) => crc)).toEqual([0xdfd073e8, 0x44d16cd4]);
});
