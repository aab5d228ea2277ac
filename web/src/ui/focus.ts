// Keeps the keyboard's focus where it was when the control that had it is replaced by another one.
import type { Attachment } from 'svelte/attachments';

/** For a box whose buttons come and go: when the focused one is gone, the first one there has the focus. */
export function keepFocus(): Attachment<HTMLElement> {
  return (box) => {
    let focused: Element | null = null;
    const note = (event: FocusEvent): void => {
      focused = event.target as Element;
    };
    const leave = (event: FocusEvent): void => {
      // Without a next element nothing was chosen: the control may just have been removed.
      if (event.relatedTarget !== null && !box.contains(event.relatedTarget as Node))
        focused = null;
    };
    const changes = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return;
      focused = null;
      if (document.activeElement !== document.body) return;
      box.querySelector<HTMLElement>('button, a[href], input, textarea')?.focus();
    });
    box.addEventListener('focusin', note);
    box.addEventListener('focusout', leave);
    changes.observe(box, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      box.removeEventListener('focusin', note);
      box.removeEventListener('focusout', leave);
    };
  };
}
