import { onInvalidation, publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { type LockPromotions, repriceProducts } from '../../goods/catalog/index.ts';
import { choosePromotion, toRunning } from './choose-promotion.ts';
import {
  listReachedProducts,
  listRunning,
  markApplied,
  type PromotionState,
  readPromotionState,
  waitForRepricing,
} from './promotions.store.ts';

/** Promotions that are saved meanwhile, in any process, wake the clock. */
const LONGEST_WAIT_MS = 60_000;
/** Orders that sell out a promotion do not. */
const CAPPED_WAIT_MS = 5_000;
const TRY_AGAIN_MS = 5_000;
/** Saving products invalidates promotions too: a rush of them is looked at once. */
const SOON_MS = 200;

/** Writes onto every product the promotion it shows at `at` and the prices that follow. Returns changed product ids. */
export async function applyPromotions(tx: Tx, at: Date): Promise<number[]> {
  await waitForRepricing(tx);
  const promotions = await listRunning(tx, at);
  const products = await listReachedProducts(
    tx,
    promotions.flatMap((promotion) => promotion.product_ids),
    promotions.flatMap((promotion) => promotion.category_ids),
  );
  const chosen = new Map(
    products.map((product) => {
      const promotion = choosePromotion(promotions, product);
      return [product.id, promotion && toRunning(promotion)];
    }),
  );
  await markApplied(tx, at);
  const changed = chosen.size === 0 ? [] : await repriceProducts(tx, chosen);
  await publishInvalidation(tx, ['promotions', 'products', ...changed.map((id) => `product:${id}`)]);
  return changed;
}

/** Promotions at a time, for writers of products, under the repricing lock. */
export const promotionsAt =
  (at: Date): LockPromotions =>
  async (tx) => {
    await waitForRepricing(tx);
    const running = await listRunning(tx, at);
    return (product) => {
      const promotion = choosePromotion(running, product);
      return promotion && toRunning(promotion);
    };
  };

export interface PromotionClock {
  /** Checks now for promotions that started, ended or sold out, and reprices if so. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface PromotionClockOptions {
  db: Database;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Reprices at the moment a promotion starts or ends, so that listings follow within a second. */
export function startPromotionClock({ db, now, onError }: PromotionClockOptions): PromotionClock {
  let timer: NodeJS.Timeout | undefined;
  let dueAtMs = Number.POSITIVE_INFINITY;
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();

  async function check(): Promise<PromotionState> {
    const at = new Date(now());
    const state = await readPromotionState(db, at);
    if (state.is_stale) await inTransaction(db, (tx) => applyPromotions(tx, at));
    return state;
  }

  async function turn(): Promise<void> {
    let waitMs = TRY_AGAIN_MS;
    try {
      const { next, has_cap: hasCap } = await check();
      const longest = hasCap ? CAPPED_WAIT_MS : LONGEST_WAIT_MS;
      waitMs = next ? Math.min(longest, Math.max(0, next.getTime() - now())) : longest;
    } catch (error) {
      onError(error);
    }
    planIn(waitMs);
  }

  function planIn(waitMs: number): void {
    const atMs = performance.now() + waitMs;
    if (isClosed || atMs >= dueAtMs) return;
    clearTimeout(timer);
    dueAtMs = atMs;
    timer = setTimeout(() => {
      dueAtMs = Number.POSITIVE_INFINITY;
      running = running.then(turn);
    }, waitMs);
  }

  const stopObserving = onInvalidation(db, (tags) => {
    if (tags.includes('promotions') || tags.includes('*')) planIn(SOON_MS);
  });
  running = turn();
  return {
    async check() {
      await check();
    },
    async close() {
      isClosed = true;
      stopObserving();
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
