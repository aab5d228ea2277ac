/// <reference types="vitest/config" />
// How the client is built: into the Python package, with relative addresses, so that any sub-path works.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { target, tooOld } from './floor';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  plugins: [svelte(), tooOld(here('../src/storyhare/words'))],
  // Vitest would compile runes for a server otherwise, and effects would not run.
  resolve: {
    conditions: process.env['VITEST'] ? ['browser'] : undefined,
    alias: { $words: here('../src/storyhare/words'), $src: here('./src') },
  },
  build: {
    outDir: here('../src/storyhare/pages'),
    emptyOutDir: true,
    // Scripts and styles both: what is newer is rewritten, where that can be done.
    target: target(),
    assetsInlineLimit: 2048,
    // The packages in the bundle, with the texts of their licences: licences.js makes a page of it.
    license: { fileName: 'licences.json' },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      // An address alone would change the host, and the page would no longer be the server's own.
      '/api': { target: 'http://127.0.0.1:8000' },
      '/pictures': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
