// What this device remembers: localStorage where there is one, else memory for as long as the page lives.

export interface Storage {
  read<T>(key: string): T | null;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

type Shelf = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'storyhare.';

/** A shelf in memory: for private windows that forbid storage, and for tests. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function browserShelf(): Shelf {
  try {
    // Reading the property alone throws where cookies are blocked.
    const shelf = globalThis.localStorage;
    shelf.setItem(`${PREFIX}try`, '1');
    shelf.removeItem(`${PREFIX}try`);
    return shelf;
  } catch {
    return memoryShelf();
  }
}

/** JSON on a shelf; what is damaged or does not fit is as good as absent. */
export function storageOn(shelf: Shelf): Storage {
  // What the shelf had no room for is at least kept until the page goes.
  const overflow = new Map<string, string>();
  return {
    read<T>(key: string): T | null {
      try {
        const text = overflow.get(key) ?? shelf.getItem(PREFIX + key);
        return text === null ? null : (JSON.parse(text) as T);
      } catch {
        return null;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      try {
        shelf.setItem(PREFIX + key, text);
        overflow.delete(key);
      } catch {
        overflow.set(key, text);
      }
    },
    remove(key) {
      overflow.delete(key);
      try {
        shelf.removeItem(PREFIX + key);
      } catch {
        // Nothing was kept, so nothing is left.
      }
    },
  };
}

/** What this browser keeps. */
export const storage: Storage = storageOn(browserShelf());
