/** What this browser keeps of the admin. The prefix keeps it apart from what the shop keeps of its customers. */
type Setting = 'language' | 'theme' | 'first-steps' | 'session' | 'device-mark' | `views:${string}` | `draft:${string}`;

const keyOf = (setting: Setting) => `admin-${setting}`;

/** null where nothing is kept, or storage is refused. */
export function readSetting(setting: Setting): string | null {
  try {
    return localStorage.getItem(keyOf(setting));
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it (null). Where storage is refused it lives as long as the page. */
export function writeSetting(setting: Setting, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyOf(setting));
    else localStorage.setItem(keyOf(setting), text);
  } catch {
    // Whoever reads next finds nothing, as on a new device.
  }
}

/** Hears of a change in another tab. */
export function watchSetting(setting: Setting, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === keyOf(setting) || event.key === null) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
