import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { type LockPromotions, repriceProducts } from '../../goods/catalog/index.ts';
import { choosePromotion, toRunning } from './choose-promotion.ts';
import {
  hasStaleProducts,
  listReachedProducts,
  listRunning,
  markApplied,
  nextBoundary,
  waitForRepricing,
} from './promotions.store.ts';

/** Maximum time between checks: another process may save promotions meanwhile. */
const LONGEST_WAIT_MS = 5_000;

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
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    const at = new Date(now());
    if (!(await hasStaleProducts(db, at))) return;
    await inTransaction(db, (tx) => applyPromotions(tx, at));
  }

  async function waitForNext(): Promise<number> {
    const next = await nextBoundary(db, new Date(now()));
    return next ? Math.min(LONGEST_WAIT_MS, Math.max(0, next.getTime() - now())) : LONGEST_WAIT_MS;
  }

  async function turn(): Promise<void> {
    let waitMs = LONGEST_WAIT_MS;
    try {
      await check();
      waitMs = await waitForNext();
    } catch (error) {
      onError(error);
    }
    if (!isClosed) {
      timer = setTimeout(() => {
        running = turn();
      }, waitMs);
    }
  }

  running = turn();
  return {
    check,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
