// Handing a link on: the system's share sheet, else the clipboard, also where the page is no secure context.

/** The share sheet; null where there is none, false when the person changed their mind. */
export async function share(title: string, url: string): Promise<boolean | null> {
  if (typeof navigator.share !== 'function') return null;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Some systems have the function and refuse to open the sheet: that is as good as none.
    return error instanceof DOMException && error.name === 'AbortError' ? false : null;
  }
}

/** Put a text into the clipboard; `near` is an element whose neighbourhood may have the focus. */
export async function copy(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain HTTP has no clipboard; the old way works there, but only with a selected field.
    return copySelected(text, near.closest('dialog') ?? document.body);
  }
}

function copySelected(text: string, place: HTMLElement): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  place.append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    // Not allowed: the caller shows the text to copy by hand.
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
