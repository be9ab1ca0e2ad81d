import { couponEndpoints, orderEndpoints, orderEvents, shippingEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { subscribe } from '../../../platform/events/index.ts';
import { dropLinePictures } from '../../content/uploads/index.ts';
import { createSendBudgets } from '../../people/identity/index.ts';
import { findOrderOf } from './find-order-of.ts';
import { clearAnswers, eraseBuyer } from './history/buyers.store.ts';
import {
  claimGuestOrders,
  claimPlacedOrder,
  customerOrdersEraser,
  exportOrders,
  releaseOrders,
} from './history/customer-orders.ts';
import { totalDays } from './history/sales-days.store.ts';
import { socialProofRoutes } from './history/social-proof.routes.ts';
import { orderInvariants } from './orders.invariants.ts';
import { orderRoutes } from './orders.routes.ts';
import { ordersProcessing } from './processing.ts';
import { createQuoteCounter } from './quote/quote-counter.ts';
import { orderRefusalTexts } from './refusals.ts';
import { expireReservations } from './reservations/expire-reservations.ts';
import { deleteOldPhoneCodes } from './reservations/phone-codes.store.ts';
import { salesDayInvariants } from './sales-days.invariants.ts';
import { sellingRoutes } from './selling.routes.ts';

export const orders = defineModule({
  name: 'orders',
  wing: 'selling',
  processing: ordersProcessing,
  sends: orderEvents,
  uses: [
    'settings',
    'sms',
    'uploads',
    'identity',
    'customer-groups',
    'staff',
    'money-acts',
    'addresses',
    'ledger',
    'gift-cards',
    'points',
    'catalog',
    'promotions',
    'coupons',
    'pricing',
    'shipping',
    'locations',
    'payments',
    'settings',
  ],
  // Quotes of coupons and delivery rates come from pricing a cart.
  endpoints: { ...orderEndpoints, ...couponEndpoints, ...shippingEndpoints },
  apiTags: {
    shipping: 'Ways to deliver and what they cost',
    coupons: 'Codes that take something off',
    orders: 'Pricing, placing and following orders',
    tracking: 'Where an order is',
    'social-proof': 'What was bought of late',
  },
  refusals: orderRefusalTexts,
  needs: ['onlineMethods', 'carrierRates'],
  handlers: (deps) => {
    const quotes = createQuoteCounter(deps.db, deps.now);
    deps.whenClosing(quotes.flush);
    return {
      ...sellingRoutes(deps),
      ...orderRoutes({
        ...deps,
        quotes,
        sends: createSendBudgets(deps.db, deps.limits),
      }),
      ...socialProofRoutes(deps),
    };
  },
  hears: ({ db }) => [
    {
      name: 'orders.claim',
      event: 'customer.contact_verified',
      handle: (payload) => claimGuestOrders(db, payload.customerId),
    },
    ...(['order.placed', 'order.confirmed'] as const).map((event) =>
      subscribe(event, ({ orderId }) => claimPlacedOrder(db, orderId), { name: `orders.claim-placed.${event}` }),
    ),
  ],
  jobs: ({ db, now }) => [
    {
      name: 'orders.expire-holds',
      cron: '* * * * *',
      async run() {
        const at = new Date(now());
        await expireReservations(db, at);
        await deleteOldPhoneCodes(db, at);
      },
    },
    {
      name: 'orders.total-days',
      cron: '47 * * * *',
      async run() {
        while ((await totalDays(db)) > 0);
      },
    },
  ],
  exportPersonalData: ({ db }) => ({ orders: (customerId) => exportOrders(db, customerId) }),
  erase: () => releaseOrders,
  // Erases the buyer's contact data; the marks used for limits stay.
  eraseBatch: () =>
    customerOrdersEraser(async (tx, orderIds) => {
      await eraseBuyer(tx, orderIds);
      await clearAnswers(tx, orderIds);
      await dropLinePictures(tx, orderIds);
    }),
  uploadAccess: ({ db }) => ({
    // A caller who may see the order may see the pictures and receipts sent for it.
    order_line: async (orderId, { actor, viewToken }) =>
      (await findOrderOf(db, orderId, viewToken, actor)) !== undefined,
    receipt: async (orderId, { actor, viewToken }) => (await findOrderOf(db, orderId, viewToken, actor)) !== undefined,
  }),
  invariants: [...orderInvariants, ...salesDayInvariants],
});
