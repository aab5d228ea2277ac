// Puts a .gz and a .br beside every built file that gets smaller by it: `node compress.js FOLDER`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(css|js|json|svg|webmanifest)$/;
const folder = process.argv[2];

for (const name of readdirSync(folder, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = join(folder, name);
  const plain = readFileSync(file);
  const smaller = {
    gz: gzipSync(plain, { level: 9 }),
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  };
  for (const [ending, bytes] of Object.entries(smaller)) {
    if (bytes.length < plain.length) writeFileSync(`${file}.${ending}`, bytes);
  }
}
