// What an iPhone shows while the app opens from the home screen: it wants a picture of exactly its own size, so it is
// drawn there, while the page is still one in Safari. Others make one of the manifest.
import { address } from '../net/root';

/** As in the manifest. */
const NIGHT = '#0c1220';
/** How much of the shorter side the hare takes. */
const HARE = 0.36;

/** Adds the pictures, upright and sideways, on an iPhone or iPad whose page may be put on the home screen. */
export async function addSplash(): Promise<void> {
  if ((navigator as Navigator & { standalone?: boolean }).standalone !== false) return;
  const hare = new Image();
  hare.src = address('/icons/hare-512.png');
  await hare.decode();
  const [short, long] = [screen.width, screen.height].sort((a, b) => a - b) as [number, number];
  add(hare, short, long, 'portrait');
  add(hare, long, short, 'landscape');
}

function add(hare: HTMLImageElement, width: number, height: number, orientation: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = NIGHT;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const side = Math.min(canvas.width, canvas.height) * HARE;
  pen.drawImage(hare, (canvas.width - side) / 2, (canvas.height - side) / 2, side, side);
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.media = `(orientation: ${orientation})`;
  link.href = canvas.toDataURL();
  document.head.append(link);
}
