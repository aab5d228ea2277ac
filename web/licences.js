// Lists what the pages are made of besides our own code, for whoever passes them on:
// `node licences.js FOLDER` turns Vite's list into licences.txt and an SBOM, sbom.cdx.json.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const read = (file) => JSON.parse(readFileSync(file, 'utf-8'));
const { dependencies } = read('package.json');
const { packages } = read('package-lock.json');

// Vite names the packages whose code is in the bundle; fonts come by way of a style sheet.
const list = join(folder, 'licences.json');
const bundled = new Set([...read(list).map(({ name }) => name), ...Object.keys(dependencies)]);
rmSync(list);

const found = [...bundled].sort().map((name) => {
  const { version, integrity } = packages[`node_modules/${name}`];
  const { license } = read(`node_modules/${name}/package.json`);
  return { name, version, license, integrity, text: textOf(name, license) };
});

// A package without the text of its licence gets it from another one, where it stands unchanged.
function textOf(name, license) {
  const file = readdirSync(`node_modules/${name}`).find((each) => /^licen[cs]e/i.test(each));
  const place = file ? `${name}/${file}` : { 'Apache-2.0': 'typescript/LICENSE.txt' }[license];
  if (!place) throw new Error(`${name}: there is no text of the licence ${license}`);
  return readFileSync(`node_modules/${place}`, 'utf-8').replaceAll('\r', '').trim();
}

const chapters = found.map(({ name, version, license, text }) => {
  const title = `${name} ${version} (${license})`;
  return `${title}\n${'='.repeat(title.length)}\n\n${text}\n`;
});
const opening = 'The pages of Storyhare contain these packages, each under its own licence.\n';
writeFileSync(join(folder, 'licences.txt'), [opening, ...chapters].join('\n\n'));

const sbom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'application', name: 'storyhare-web', 'bom-ref': 'storyhare-web' },
  },
  components: found.map(({ name, version, license, integrity }) => ({
    type: 'library',
    'bom-ref': `${name}@${version}`,
    ...nameParts(name),
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: license } }],
    hashes: [{ alg: 'SHA-512', content: hex(integrity) }],
  })),
  dependencies: [
    { ref: 'storyhare-web', dependsOn: found.map(({ name, version }) => `${name}@${version}`) },
  ],
};
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);

function nameParts(name) {
  const [group, rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return group ? { group, name: rest } : { name };
}

function hex(integrity) {
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
}
