import { abandonedCartEndpoints, abandonedCartEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { abandonedCartRoutes } from './abandoned-carts.routes.ts';
import { deleteOldReminders, deleteRemindersOf, listRemindersOf } from './cart-reminders.store.ts';
import { makeReminders, reminderSubscribers } from './remind.ts';
import { deleteOldCarts, deleteSavedCart, dropOverdue, readSavedCart } from './saved-carts.store.ts';

const DAY_MS = 86_400_000;
const CART_DAYS = 90;
const REMINDER_DAYS = 365;
const OVERDUE_DAYS = 2;

export const abandonedCarts = defineModule({
  name: 'abandoned-carts',
  wing: 'selling',
  uses: ['settings', 'identity', 'catalog', 'coupons', 'orders'],
  endpoints: abandonedCartEndpoints,
  apiTags: { cart: 'The cart of a customer, on all their devices' },
  sends: abandonedCartEvents,
  handlers: abandonedCartRoutes,
  hears: reminderSubscribers,
  jobs: ({ db, now }) => [
    { name: 'abandoned-carts.remind', cron: '*/10 * * * *', run: () => makeReminders({ db, now }) },
    {
      name: 'abandoned-carts.forget',
      cron: '53 2 * * *',
      async run() {
        const before = (days: number) => new Date(now() - days * DAY_MS);
        await dropOverdue(db, before(OVERDUE_DAYS));
        await deleteOldCarts(db, before(CART_DAYS));
        await deleteOldReminders(db, before(REMINDER_DAYS));
      },
    },
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
