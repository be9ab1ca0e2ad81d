import type { MemberProfile, Membership } from '@waha/contract/types';
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/use-api.ts';
import { onLeaving } from '../../stored-text.ts';
import { useEarlyApi } from '../feed/early-answers.ts';
import { wasMember } from './was-member.ts';

/** Community data of the reader. */
export interface Mine {
  membership: Membership;
  /** Public profile of the reader; null until loaded, and for customers who are not members. */
  profile: MemberProfile | null;
}

/** Source spec §9. */
const TIMEOUT_MS = 5_000;

/** Loaded once per document, cached while the reader visits the shop and returns, and cleared with the session. */
let kept: Mine | null = null;
const listeners = new Set<() => void>();

function keep(next: Mine | null): void {
  kept = next;
  for (const listener of listeners) listener();
}
onLeaving(() => keep(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Has the layout load the membership again, after a call that was refused because the reader is not or no longer a
 * member.
 */
export function forgetMine(): void {
  keep(null);
}

/** The membership of the signed-in customer, loaded when the community is entered; null until loaded. */
export function useMembership(isSignedIn: boolean): { mine: Mine | null; failed: boolean; retry: () => void } {
  const api = useApi();
  const earlyApi = useEarlyApi();
  const mine = useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  );
  const [failed, setFailed] = useState(false);
  const isUnknown = mine === null;
  const isMember = mine?.membership.status === 'approved';
  const hasProfile = mine?.profile != null;
  const ask = useCallback(() => {
    setFailed(false);
    earlyApi('GET /community/membership-status', { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      (membership) => {
        wasMember.write(membership.status === 'approved' ? 'yes' : null);
        keep({ membership, profile: null });
      },
      () => setFailed(true),
    );
  }, [earlyApi]);
  useEffect(() => {
    if (isSignedIn && isUnknown) ask();
  }, [isSignedIn, isUnknown, ask]);
  // A redirected visitor may come back as a member: on /community/join they become one.
  useEffect(() => {
    return () => {
      if (kept?.membership.status !== 'approved') kept = null;
    };
  }, []);
  useEffect(() => {
    if (!isMember || hasProfile) return;
    api('GET /community/profile', { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      (profile) => kept && keep({ ...kept, profile }),
      // The picture beside the composer is optional: a failure shows no error.
      () => undefined,
    );
  }, [api, isMember, hasProfile]);
  return { mine, failed, retry: ask };
}

/** Updates the cached profile after a change. */
export function keepProfile(profile: MemberProfile): void {
  if (kept) keep({ membership: { ...kept.membership, handle: profile.handle, name: profile.name }, profile });
}

export const MineContext = createContext<Mine | null>(null);

/** The reader: a member in good standing. For parts inside the community's layout. */
export function useMine(): Mine {
  const mine = useContext(MineContext);
  if (!mine) throw new Error('only inside the community');
  return mine;
}
