import { type Api, ApiError } from '@waha/contract/client';
import { storedToken } from '../api/session.ts';
import { visitorId } from '../api/visitor-marks.ts';
import { whenLookedAt } from '../document/when-looked-at.ts';
import { type StoredReferral, storedReferral, storeReferral } from './stored-referral.ts';

const TIMEOUT_MS = 10_000;

/** Removes `ref` from the address bar and returns it. The history state and the rest of the address stay. */
export function takeFromAddress(): string | null {
  const { pathname, search, hash } = location;
  const code = new URLSearchParams(search).get('ref');
  if (code === null) return null;
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !/^ref(=|$)/.test(part));
  history.replaceState(history.state, '', `${pathname}${others.length > 0 ? `?${others.join('&')}` : ''}${hash}`);
  return code.trim() || null;
}

/** Whether the API refused the code, as opposed to a failed request. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.code.startsWith('affiliates.') || error.status === 422);
}

const asKept = (told: { click_id: string; code: string; until: string }, isBound: boolean): StoredReferral => ({
  click: told.click_id,
  code: told.code,
  until: told.until,
  isBound,
});

async function tellOpened(api: Api): Promise<void> {
  const { opened } = storedReferral();
  if (!opened) return;
  try {
    const body = { ...opened, visitor: visitorId() ?? crypto.randomUUID() };
    const told = await api('POST /community/affiliate/clicks', { body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    storeReferral({ opened: null, referral: asKept(told, false) });
  } catch (error) {
    // An unknown code is dropped; after a failed request the click is sent again on the next page.
    if (isRefused(error)) storeReferral({ opened: null });
  }
}

async function bindToAccount(api: Api): Promise<void> {
  const { referral } = storedReferral();
  if (!referral || referral.isBound || !storedToken()) return;
  try {
    const body = { click_id: referral.click };
    const told = await api('POST /community/affiliate/referral', { body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    storeReferral({ referral: asKept(told, true) });
  } catch (error) {
    if (isRefused(error)) storeReferral({ referral: null });
  }
}

let running: Promise<void> | undefined;

/**
 * Handles affiliate links (docs/decisions/0040): removes the code from the address bar, reports the visit, stores the
 * answer, and binds it to the account that signs in.
 */
export async function followReferral(api: Api): Promise<void> {
  // A page inside a foreign frame was not opened by its visitor, so it counts no click.
  if (window.top !== window) return;
  await whenLookedAt();
  const code = takeFromAddress();
  if (code) storeReferral({ opened: { code: code.slice(0, 40), page: location.pathname.slice(0, 300) } });
  await running;
  running = tellOpened(api).then(() => bindToAccount(api));
  await running;
  const { referral, opened } = storedReferral();
  // An expired referral is removed.
  storeReferral({ referral, opened });
}
