import type { ExtensionContext } from '@waha/extend';
import { z } from 'zod';
import { keepOrders } from './keep-orders.ts';
import { keepSessions } from './keep-sessions.ts';

type Context = Pick<ExtensionContext<never, 'orders:read'>, 'records' | 'now' | 'call'>;

const handedOver = z.object({
  number: z.string(),
  source: z.object({ channel: z.string(), reference: z.string().nullable() }).nullable(),
});

/**
 * Completes a checkout that an agent handed over, once a person has ordered by its link: the agent reads the order at its checkout and is
 * told of it as of its own. A checkout that it gave up, or completes itself, stays as it is.
 */
export async function adoptOrder(orderId: string, channel: string, { records, now, call }: Context): Promise<void> {
  const { source, number } = handedOver.parse(await call('GET /admin/orders/{id}', { params: { id: orderId } }));
  if (source?.channel !== channel || source.reference === null) return;
  const sessions = keepSessions(records, now);
  const found = await sessions.findReferred('checkout', source.reference);
  if (found?.state !== 'open') return;
  const order = { id: orderId, number, viewToken: null, checkoutId: found.id, session: found };
  const kept = await keepOrders(records, now).keep({ ...order, isHandedOver: true });
  await sessions.change('checkout', found.id, (was) =>
    was.state === 'open' ? { ...was, state: 'completed', order: kept } : was,
  );
}
