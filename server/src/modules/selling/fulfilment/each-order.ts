import type { Database } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/errors/index.ts';
import { readOrder } from '../orders/index.ts';

interface OrderOutcome {
  id: string;
  number: string | null;
  done: boolean;
  code: string | null;
  message: string | null;
}

/**
 * Acts on many orders, each in a transaction of its own: one that is refused does not affect the others. An order that
 * is named twice is acted on once, as it was named first. `say` words a refusal.
 */
export async function eachOrder<Item extends { id: string }>(
  db: Database,
  items: readonly Item[],
  say: (refusal: Refusal) => string,
  act: (item: Item) => Promise<unknown>,
): Promise<OrderOutcome[]> {
  const outcomes = new Map<string, OrderOutcome>();
  for (const item of items) {
    const { id } = item;
    if (outcomes.has(id)) continue;
    const number = (await readOrder(db, id))?.number ?? null;
    const refusal = await refusalOf(() => act(item));
    const { code = null } = refusal ?? {};
    outcomes.set(id, { id, number, done: refusal === null, code, message: refusal && say(refusal) });
  }
  return [...outcomes.values()];
}

async function refusalOf(act: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
