// Shares a link: by the system's share sheet, else by the clipboard, also on insecure pages.

/** Open the share sheet; null if there is none, false if the person cancelled. */
export async function share(title: string, url: string): Promise<boolean | null> {
  if (typeof navigator.share !== 'function') return null;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Some systems have the function but do not open a sheet: that counts as none.
    return error instanceof DOMException && error.name === 'AbortError' ? false : null;
  }
}

/** Copy a text to the clipboard; `near` is an element near the focus. */
export async function copy(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain HTTP has no clipboard API; the old command works there, with a selected field.
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
    // Not allowed: the caller shows the text so that people can copy it.
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
