// The oldest browsers that are promised: `browserslist` in package.json is the one place that names them. From it come
// the bundler's target and what the page says where it does not start.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import browserslist from 'browserslist';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const BUNDLER = { ios_saf: 'ios' } as Record<string, string>;

/** The oldest version of each browser. */
function floor(): Map<string, number> {
  const versions = new Map<string, number>();
  for (const one of browserslist()) {
    const [name = '', version = ''] = one.split(' ');
    versions.set(name, Math.min(versions.get(name) ?? Infinity, parseFloat(version)));
  }
  return versions;
}

/** The floor in the bundler's words: `safari16.4`. */
export function target(): string[] {
  return [...floor()].map(([name, version]) => `${BUNDLER[name] ?? name}${version}`);
}

/** What to do about a browser that is too old, in every language: plain HTML, since nothing else may work there. */
export function tooOld(words: string): Plugin {
  const versions = Object.fromEntries(floor());
  const say = (language: string): string => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(
      new FluentResource(readFileSync(`${words}/${language}/web-shell.ftl`, 'utf8')),
    );
    return bundle.formatPattern(bundle.getMessage('shell-too-old')!.value!, {
      safari: `${versions['safari']}`,
      firefox: `${versions['firefox']}`,
      chrome: `${versions['chrome']}`,
    });
  };
  const languages = readdirSync(words, { withFileTypes: true })
    .filter((one) => one.isDirectory() && /^[a-z]{2}$/.test(one.name))
    .map(({ name }) => name);
  // English first, and the others in the order of their tags.
  languages.sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
  const said = languages.map((language) => `<p lang="${language}">${say(language)}</p>`);
  return {
    name: 'too-old',
    transformIndexHtml: (page) => page.replace('<!-- too old -->', said.join('\n      ')),
  };
}
