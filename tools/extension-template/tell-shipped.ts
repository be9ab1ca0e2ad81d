import type { EventDelivery, ExtensionContext } from '@waha/extend';

type Context = Pick<ExtensionContext<Record<never, never>, 'orders:read'>, 'call' | 'records' | 'log'>;

/** Logs the number of an order that was shipped, once: an event may be delivered again, and its number tells that. */
export async function tellShipped(
  { orderId }: { orderId: string },
  { eventId }: Pick<EventDelivery, 'eventId'>,
  { call, records, log }: Context,
): Promise<void> {
  const key = `shipped ${orderId}`;
  if ((await records.read(key)) !== undefined) return;
  const { number } = await call('GET /admin/orders/{id}', { params: { id: orderId } });
  log.info({ number, eventId }, 'an order was shipped');
  // Last: what fails before is tried again.
  await records.change(key, () => eventId);
}
