// The kit: every component in every state, for development only. kit.html?show=vote6&theme=day&motion=calm
import { mount } from 'svelte';
import '../styles/base.css';
import Kit from './Kit.svelte';

const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get('theme') ?? 'night';
if (wish.get('motion')) document.documentElement.dataset.motion = wish.get('motion')!;
mount(Kit, {
  target: document.getElementById('kit')!,
  props: { show: wish.get('show') ?? 'parts' },
});
