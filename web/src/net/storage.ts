// Stores values on this device: in localStorage if there is one, else in memory.

export interface Storage {
  read<T>(key: string): T | null;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

type Store = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'storyhare.';

/** A store in memory, for private windows without localStorage and for tests. */
export function memoryStore(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function browserStore(): Store {
  try {
    // Reading the property alone throws where cookies are blocked.
    const store = globalThis.localStorage;
    store.setItem(`${PREFIX}try`, '1');
    store.removeItem(`${PREFIX}try`);
    return store;
  } catch {
    return memoryStore();
  }
}

/** JSON values in a store; damaged values count as absent. */
export function storageOn(store: Store): Storage {
  // Values that the store had no room for are kept in memory.
  const overflow = new Map<string, string>();
  return {
    read<T>(key: string): T | null {
      try {
        const text = overflow.get(key) ?? store.getItem(PREFIX + key);
        return text === null ? null : (JSON.parse(text) as T);
      } catch {
        return null;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      try {
        store.setItem(PREFIX + key, text);
        overflow.delete(key);
      } catch {
        overflow.set(key, text);
      }
    },
    remove(key) {
      overflow.delete(key);
      try {
        store.removeItem(PREFIX + key);
      } catch {
        // Nothing was stored, so there is nothing to remove.
      }
    },
  };
}

/** The storage of this browser. */
export const storage: Storage = storageOn(browserStore());
