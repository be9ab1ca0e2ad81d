import { keptReferral } from './is-referred.ts';

/**
 * Referral through which this browser arrived, while it is valid. Removed with the session: by then the account has it.
 */
export interface StoredReferral {
  /** Id of the click, sent with an order. */
  click: string;
  code: string;
  until: string;
  /** Whether it is bound to the signed-in account. */
  isBound: boolean;
}

/** An opened referral link whose click the API has not yet confirmed. */
export interface OpenedLink {
  code: string;
  page: string;
}

interface Kept {
  referral: StoredReferral | null;
  opened: OpenedLink | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Referral as a browser stored it. It can be edited by the visitor: a value of a wrong type counts as none. */
export function readKept(stored: string | null, nowMs: number): Kept {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    const part = (name: string, of: unknown = value): unknown => Reflect.get(Object(of), name);
    const [referral, opened] = [part('referral'), part('opened')];
    const [click, code, until] = [part('click', referral), part('code', referral), part('until', referral)];
    const [openedCode, page] = [part('code', opened), part('page', opened)];
    const isKnown = isText(click) && isText(code) && isText(until) && Date.parse(until) > nowMs;
    return {
      referral: isKnown ? { click, code, until, isBound: part('isBound', referral) === true } : null,
      opened: isText(openedCode) && isText(page) ? { code: openedCode, page } : null,
    };
  } catch {
    return { referral: null, opened: null };
  }
}

export function storedReferral(): Kept {
  return readKept(keptReferral.read(), Date.now());
}

/** Stores one part and leaves the other unchanged; removes the entry when both are empty. */
export function storeReferral(change: Partial<Kept>): void {
  const now = { ...storedReferral(), ...change };
  keptReferral.write(now.referral || now.opened ? JSON.stringify(now) : null);
}
