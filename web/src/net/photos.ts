// Sends the photo of the row of the box's cards.
import { read, safe, type Answer } from './api';
import { refuse } from './refusal';
import { address } from './root';

/** Send a photo of a round; with `cut`, of nothing but its cards, side by side. */
export async function sendPhoto(
  code: string,
  round: number,
  photo: Blob,
  cut: boolean,
): Promise<Answer<{ pictures: number }>> {
  try {
    const path = `/api/tables/${safe(code)}/rounds/${round}/photo${cut ? '?cut=true' : ''}`;
    const answer = await fetch(address(path), {
      method: 'PUT',
      credentials: 'same-origin',
      headers: { 'content-type': photo.type },
      body: photo,
    });
    return read(answer.status, await answer.text());
  } catch {
    return { ok: false, refusal: refuse('no_answer') };
  }
}
