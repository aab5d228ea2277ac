// Leaves of every built text file that gets smaller by it a .gz and a .br: `node compress.js FOLDER`.
// The few clients that take neither get the .gz unpacked, so the file itself is not kept.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(css|js|svg|webmanifest)$/;
const folder = process.argv[2];

for (const name of readdirSync(folder, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = join(folder, name);
  const plain = readFileSync(file);
  const gz = gzipSync(plain, { level: 9 });
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  if (gz.length >= plain.length || br.length >= plain.length) continue;
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
  rmSync(file);
}
