import { storedText } from '../stored-text.ts';

/** The text that is answered; another text is another version, and everybody is asked again. */
export const CONSENT_VERSION = '2026-11';

export interface StoredConsent {
  /** Null for a browser that agreed to nothing: the shop knows nothing of it. */
  id: string | null;
  analytics: boolean;
  marketing: boolean;
}

const kept = storedText('consent');

/** The answer of this browser to the present text; null where it gave none. */
export function storedConsent(): StoredConsent | null {
  try {
    const value: unknown = JSON.parse(kept.read() ?? 'null');
    const part = (name: string): unknown => Reflect.get(Object(value), name);
    if (part('version') !== CONSENT_VERSION) return null;
    const id = part('id');
    return {
      id: typeof id === 'string' ? id : null,
      analytics: part('analytics') === true,
      marketing: part('marketing') === true,
    };
  } catch {
    return null;
  }
}

export function storeConsent(consent: StoredConsent): void {
  kept.write(JSON.stringify({ ...consent, version: CONSENT_VERSION }));
}
