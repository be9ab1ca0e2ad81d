import type { Database } from '../database/index.ts';
import { type Outcome, releaseClaim } from './event-failures.store.ts';

const AGAIN_MS = 1_000;
/** A claim that is not there after so many looks was never committed. */
const MOST_LOOKS = 60;

/** A claim by its token, and the outcome of its attempt. */
export interface Claim {
  queue: string;
  eventId: number;
  token: string;
}

/**
 * Claims of this process whose attempt failed or never began, and of which the database could not be told because it was
 * away. They are told when it is back: otherwise the next reader takes them for attempts that a crash interrupted, and
 * staff must decide on each.
 */
export interface UnsaidClaims {
  add(claim: Claim, outcome: Outcome): void;
  close(): void;
}

export function createUnsaidClaims(db: Database, onTold: () => void): UnsaidClaims {
  const unsaid = new Map<string, { claim: Claim; outcome: Outcome; looks: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function tell(): Promise<void> {
    for (const [token, one] of unsaid) {
      one.looks += 1;
      const isTold = await releaseClaim(db, one.claim, one.outcome);
      if (isTold) onTold();
      if (isTold || one.looks >= MOST_LOOKS) unsaid.delete(token);
    }
  }

  function plan(): void {
    if (isClosed || timer || unsaid.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      // The database is still away, or again.
      tell()
        .catch(() => undefined)
        .finally(plan);
    }, AGAIN_MS);
    timer.unref();
  }

  return {
    add(claim, outcome) {
      unsaid.set(claim.token, { claim, outcome, looks: 0 });
      plan();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
