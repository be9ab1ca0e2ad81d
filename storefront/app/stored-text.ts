export interface StoredText {
  read: () => string | null;
  /** Keeps a text, or forgets it (null), and tells everybody who reads it. */
  write: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A text in localStorage, in step with the other tabs. Where storage refuses, it lives as long as the page. */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  return {
    read() {
      try {
        return unsaved ?? localStorage.getItem(key);
      } catch {
        return unsaved;
      }
    },
    write(text) {
      unsaved = null;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        unsaved = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}
