import { STAFF_BROWSER_KEY } from '@waha/kit/staff-browser';

/** Settings that the admin stores in this browser. The prefix separates them from those of the shop's customers. */
type Setting =
  | 'language'
  | 'theme'
  | 'first-steps'
  | 'session'
  | 'device-mark'
  | 'pins'
  | 'carrier'
  | 'slips'
  | `views:${string}`
  | `columns:${string}`
  | `draft:${string}`;

// The storefront counts no visits where the mark is.
const keyOf = (setting: Setting) => (setting === 'device-mark' ? STAFF_BROWSER_KEY : `admin-${setting}`);

/** null if nothing is stored, or if storage is refused. */
export function readSetting(setting: Setting): string | null {
  try {
    return localStorage.getItem(keyOf(setting));
  } catch {
    return null;
  }
}

/** Stores a text, or removes it (null). Without storage it lasts as long as the page. */
export function writeSetting(setting: Setting, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyOf(setting));
    else localStorage.setItem(keyOf(setting), text);
  } catch {
    // Without storage the next read finds nothing, as on a new device.
  }
}

/** Subscribes to changes made in another tab; returns the function that unsubscribes. */
export function watchSetting(setting: Setting, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === keyOf(setting) || event.key === null) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
