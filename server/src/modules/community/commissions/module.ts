import { commissionEndpoints, commissionEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { inPages, inTransaction } from '../../../platform/database/index.ts';
import { subscribe } from '../../../platform/events/index.ts';
import { readReturn } from '../../selling/returns/index.ts';
import { attribute, attributeAgain } from './attribute.ts';
import { commissionInvariants } from './commissions.invariants.ts';
import { commissionRoutes } from './commissions.routes.ts';
import { raiseFlags } from './flags.store.ts';
import { followOrder } from './follow-order.ts';
import { eraseAffiliate } from './leave.ts';
import { listOwn } from './lists.store.ts';
import { notifyPosted } from './notify-posted.ts';
import { postDue } from './post-due.ts';
import { commissionsProcessing } from './processing.ts';
import { commissionRefusalTexts } from './refusals.ts';

export const commissions = defineModule({
  name: 'commissions',
  wing: 'community',
  processing: commissionsProcessing,
  uses: ['identity', 'staff', 'ledger', 'orders', 'pricing', 'returns', 'affiliates'],
  endpoints: commissionEndpoints,
  refusals: commissionRefusalTexts,
  sends: commissionEvents,
  handlers: commissionRoutes,
  hears: ({ db, now }) => [
    {
      name: 'commissions.attribute',
      event: 'order.placed',
      async handle(payload) {
        const { orderId } = payload;
        await attribute(db, orderId);
        // Events of the order may have been handled before this one.
        await inTransaction(db, (tx) => followOrder(tx, orderId, new Date(now())));
      },
    },
    subscribe('order.items_changed', ({ orderId }) => attributeAgain(db, orderId), {
      name: 'commissions.attribute.order.items_changed',
    }),
    ...(['order.delivered', 'order.cancelled', 'order.expired'] as const).map((event) =>
      subscribe(event, ({ orderId }) => inTransaction(db, (tx) => followOrder(tx, orderId, new Date(now()))), {
        name: `commissions.follow.${event}`,
      }),
    ),
    {
      name: 'commissions.follow.return',
      event: 'return.refunded',
      async handle(payload) {
        const row = await readReturn(db, payload.returnId);
        if (row) await inTransaction(db, (tx) => followOrder(tx, row.order_id, new Date(now())));
      },
    },
  ],
  jobs: ({ db, now }) => [
    { name: 'commissions.post', cron: '*/10 * * * *', run: async () => void (await postDue(db, new Date(now()))) },
    // Runs at nine in Riyadh: one mail a day for any number of orders.
    { name: 'commissions.tell', cron: '0 6 * * *', run: () => notifyPosted(db) },
    { name: 'commissions.flags', cron: '40 0 * * *', run: () => raiseFlags(db, new Date(now())) },
  ],
  exportPersonalData: ({ db }) => ({
    commissions: (customerId) =>
      inPages((limit, _, last?: { number: number }) => listOwn(db, customerId, limit, last?.number ?? 0)),
  }),
  eraseBatch: () => eraseAffiliate,
  invariants: commissionInvariants,
});
