import { abandonedCartEndpoints, abandonedCartEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { abandonedCartRoutes } from './abandoned-carts.routes.ts';
import { deleteRemindersOf, listRemindersOf } from './cart-reminders.store.ts';
import { forgetCarts } from './forget-carts.ts';
import { abandonedCartsProcessing } from './processing.ts';
import { makeReminders, reminderSubscribers } from './remind.ts';
import { deleteSavedCart, readSavedCart } from './saved-carts.store.ts';

export const abandonedCarts = defineModule({
  name: 'abandoned-carts',
  wing: 'selling',
  processing: abandonedCartsProcessing,
  uses: ['settings', 'identity', 'catalog', 'coupons', 'orders'],
  endpoints: abandonedCartEndpoints,
  apiTags: { cart: 'The cart of a customer, on all their devices' },
  sends: abandonedCartEvents,
  handlers: abandonedCartRoutes,
  hears: reminderSubscribers,
  jobs: ({ db, now }) => [
    { name: 'abandoned-carts.remind', cron: '*/10 * * * *', run: () => makeReminders({ db, now }) },
    { name: 'abandoned-carts.forget', cron: '53 2 * * *', run: () => forgetCarts({ db, now }) },
  ],
  exportPersonalData: ({ db }) => ({
    saved_cart: async (customerId) => (await readSavedCart(db, customerId)) ?? null,
    cart_reminders: (customerId) => listRemindersOf(db, customerId),
  }),
  erase: () => async (tx, customerId) => {
    await deleteSavedCart(tx, customerId);
    await deleteRemindersOf(tx, customerId);
  },
});
