import { setTimeout as sleep } from 'node:timers/promises';
import type { ExtensionContext } from '@waha/extend';
import { z } from 'zod';
import { keepOrders } from './keep-orders.ts';
import { keepSessions, type Sessions } from './keep-sessions.ts';

type Context = Pick<ExtensionContext<never, 'orders:read'>, 'records' | 'now' | 'call'>;

const handedOver = z.object({
  number: z.string(),
  source: z.object({ channel: z.string(), reference: z.string().nullable() }).nullable(),
});

/**
 * Completes a checkout that an agent handed over, once a person has ordered by its link: the agent reads the order at its checkout and is
 * told of it as of its own. A checkout that it gave up, or completed itself, stays as it is.
 */
export async function adoptOrder(orderId: string, channel: string, { records, now, call }: Context): Promise<void> {
  const { source, number } = handedOver.parse(await call('GET /admin/orders/{id}', { params: { id: orderId } }));
  if (source?.channel !== channel || source.reference === null) return;
  const sessions = keepSessions(records, now);
  const found = await findSettled(source.reference, sessions);
  if (found?.state !== 'open') return;
  const order = { id: orderId, number, viewToken: null, checkoutId: found.id, session: found };
  const kept = await keepOrders(records, now).keep({ ...order, isHandedOver: true });
  const { state } = await sessions.change('checkout', found.id, (was) =>
    was.state === 'open' ? { ...was, state: 'completed', order: kept } : was,
  );
  if (state === 'completing') throw new Error('The agent of this checkout is placing its order');
}

const MOST_LOOKS = 5;
const PAUSE_MS = 200;

/** The checkout once its agent places no order of it at this moment. Of two orders the shop takes one: which is not known before. */
async function findSettled(reference: string, sessions: Sessions) {
  for (let attempt = 1; ; attempt += 1) {
    const found = await sessions.findReferred('checkout', reference);
    if (found?.state !== 'completing') return found;
    // Heard again later.
    if (attempt === MOST_LOOKS) throw new Error('The agent of this checkout is placing its order');
    await sleep(PAUSE_MS);
  }
}
