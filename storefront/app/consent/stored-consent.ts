import { storedText } from '../stored-text.ts';

/** The text that is answered; another text is another version, and everybody is asked again. */
export const CONSENT_VERSION = '2026-11';
/** Eleven months: the shop forgets an agreement after a year, and whoever gave it is asked before that. */
const AGREED_FOR_MS = 335 * 86_400_000;

export interface StoredConsent {
  /** Null for a browser that agreed to nothing: the shop knows nothing of it. */
  id: string | null;
  analytics: boolean;
  marketing: boolean;
  /** The time of the answer, in milliseconds. */
  at: number;
  /** The shop has not confirmed the answer: it is sent again. */
  isPending: boolean;
  /** The shop was told of something under this agreement, and so keeps it for a year. */
  hasTold: boolean;
}

const kept = storedText('consent');

/** The answer of this browser, and whether it has to be asked again; null where it gave none. */
export function storedConsent(nowMs = Date.now()): (StoredConsent & { isOld: boolean }) | null {
  try {
    const value: unknown = JSON.parse(kept.read() ?? 'null');
    if (value === null) return null;
    const part = (name: string): unknown => Reflect.get(Object(value), name);
    const [id, at] = [part('id'), part('at')];
    const consent = {
      id: typeof id === 'string' ? id : null,
      at: typeof at === 'number' ? at : 0,
      analytics: part('analytics') === true,
      marketing: part('marketing') === true,
      isPending: part('isPending') === true,
      hasTold: part('hasTold') === true,
    };
    const isOver = isAgreed(consent) && nowMs - consent.at > AGREED_FOR_MS;
    return { ...consent, isOld: part('version') !== CONSENT_VERSION || isOver };
  } catch {
    return null;
  }
}

export function storeConsent({ id, analytics, marketing, at, isPending, hasTold }: StoredConsent): void {
  kept.write(JSON.stringify({ id, analytics, marketing, at, isPending, hasTold, version: CONSENT_VERSION }));
}

export const isAgreed = ({ analytics, marketing }: Pick<StoredConsent, 'analytics' | 'marketing'>): boolean =>
  analytics || marketing;
