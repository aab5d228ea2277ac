// The start: the words and the person’s likings first, then the app.
import { mount } from 'svelte';
import './styles/base.css';
import App from './App.svelte';
import { prefs } from './model/prefs.svelte';
import { router } from './model/router.svelte';
import { address } from './net/root';

const AGAIN_MS = 4_000;

async function begin(): Promise<void> {
  await prefs.start();
  router.start();
  mount(App, { target: document.getElementById('app')! });
  // Not there on plain-HTTP addresses; nothing of the page depends on it.
  if (import.meta.env.PROD)
    void navigator.serviceWorker?.register(address('/sw.js')).catch(() => {});
}

begin().catch(() => {
  // The words did not come: the network broke off between the page and its parts. Load it anew.
  setTimeout(() => location.reload(), AGAIN_MS);
});
