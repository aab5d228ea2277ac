// Hands the picture of a result to the share sheet, or where there is none to the downloads.
import type { Storybook } from '../../../net/api';
import { t } from '../../../words';
import type { Folk } from '../reveal/scene';
import { resultPicture } from './result';
import { save } from './save';

const NAME = 'storyhare.png';

/** Make and send it; returns what to tell the person. */
export async function sendPicture(story: Storybook, folk: Folk): Promise<string> {
  const made = await resultPicture(story, folk);
  const file = new File([made], NAME, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: t('end-share-title') });
      return '';
    } catch (error) {
      // Closing the sheet is no trouble; a sheet that does not open leaves the download.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  save(made, NAME);
  return t('end-picture-done');
}
