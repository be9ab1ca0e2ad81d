/** Share of the time that may be spent on making feeds. */
const SHARE = 0.1;
/** Time that may be spent at once after a rest. */
const MOST_MS = 30_000;

/** A budget of time: a stranger who asks again and again makes the shop write feeds for a tenth of the time, and no more. */
export interface FeedBudget {
  isLeft(): boolean;
  spend(ms: number): void;
}

export function createFeedBudget(now: () => number): FeedBudget {
  let left = MOST_MS;
  let atMs = now();
  const refill = () => {
    left = Math.min(MOST_MS, left + (now() - atMs) * SHARE);
    atMs = now();
  };
  return {
    isLeft() {
      refill();
      return left > 0;
    },
    // A long feed leaves a debt, which is paid by waiting.
    spend(ms) {
      refill();
      left -= ms;
    },
  };
}
