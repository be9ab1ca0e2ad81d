/** A text in local storage, shared by all tabs. */
export interface StoredText {
  read: () => string | null;
  /** Stores a text, or removes it (null), and notifies all readers. */
  write: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Keys that stay in localStorage after signing out: the display settings, the cart, which contains no personal data,
 * and the device mark, which grants no access. The answer about privacy stays too: it is the browser's, and may be a
 * withdrawal that was not sent yet. Keys that begin with `admin-` are of the staff's session. All other keys belong to an account; a test lists them all by name.
 */
const STAYS = ['locale', 'contrast', 'theme', 'grid', 'cart', 'device_mark', 'consent'];

const forgetters = new Set<() => void>();

/** Runs `forget` when the session ends or another account signs in, for state in memory. */
export function onLeaving(forget: () => void): void {
  forgetters.add(forget);
}

function emptyBut(storage: Storage, stays: readonly string[]): void {
  for (const key of Object.keys(storage))
    if (!stays.includes(key) && !key.startsWith('admin-')) storage.removeItem(key);
}

/** Removes an account's data from this browser, so that its next user finds none of it. */
export function forgetPerson(): void {
  for (const forget of forgetters) forget();
  try {
    emptyBut(localStorage, STAYS);
    emptyBut(sessionStorage, []);
  } catch {
    // Where storage is refused, nothing was stored.
  }
  // Public pages contain nothing personal, but the list of visited pages is personal.
  globalThis.caches?.delete('pages-1').catch(() => false);
}

/** A text in localStorage, synchronised with the other tabs. Where storage is refused, it lasts as long as the page. */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  const text: StoredText = {
    read() {
      try {
        return unsaved ?? localStorage.getItem(key);
      } catch {
        return unsaved;
      }
    },
    write(next) {
      unsaved = null;
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, next);
      } catch {
        unsaved = next;
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
  if (!STAYS.includes(key)) onLeaving(() => text.write(null));
  return text;
}
