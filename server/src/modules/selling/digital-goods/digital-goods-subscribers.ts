import { inTransaction } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { readReturn } from '../returns/index.ts';
import { endRefunded } from './end-goods.ts';
import { type GiveDeps, giveOrder } from './give-order.ts';
import { listWaiting } from './givings.store.ts';

/** Orders that new codes are given to at once; those after them follow with the next codes, or when staff look. */
const AT_ONCE = 500;

export function digitalGoodsSubscribers(deps: GiveDeps): Subscriber[] {
  const { db, now } = deps;
  const give = ({ orderId }: { orderId: string }) => giveOrder(deps, orderId);
  const end = (orderId: string) => inTransaction(db, (tx) => endRefunded(tx, orderId, new Date(now())));
  return [
    // Orders that nothing is due of are confirmed as they are placed; cash comes with the parcel.
    ...(['order.placed', 'order.confirmed', 'order.delivered'] as const).map((event) =>
      subscribe(event, give, { name: `digital-goods.give.${event}` }),
    ),
    subscribe(
      'digital.added',
      async ({ variantId }) => {
        for (const orderId of await listWaiting(db, variantId, AT_ONCE)) await giveOrder(deps, orderId);
      },
      { name: 'digital-goods.give-waiting' },
    ),
    ...(['order.cancelled', 'order.expired'] as const).map((event) =>
      subscribe(event, ({ orderId }) => end(orderId), { name: `digital-goods.end.${event}` }),
    ),
    {
      name: 'digital-goods.end-refunded',
      event: 'return.refunded',
      async handle({ returnId }) {
        const refund = await readReturn(db, returnId);
        if (refund) await end(refund.order_id);
      },
    },
  ];
}
