import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publishEach, type Subscriber } from '../../../platform/events/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { readProducts } from '../../goods/catalog/index.ts';
import { issueOptOut, readCustomer } from '../../people/identity/index.ts';
import { readLetterhead, readOpening } from '../../shop/settings/index.ts';
import { checkCoupon } from '../coupons/index.ts';
import { readOrder } from '../orders/index.ts';
import { cartMail } from './cart-mail.ts';
import {
  insertReminders,
  listOrderedProducts,
  markReminderSent,
  noteReminderOrder,
  postponeReminder,
  readUnsentReminder,
} from './cart-reminders.store.ts';
import { type ReminderSettings, readReminderSettings } from './reminder-settings.store.ts';
import { claimDueCarts, readSavedCart, takeOrdered } from './saved-carts.store.ts';
import { sellableLines } from './sellable-lines.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT_ONCE = 500;
/** How long an order counts as led to by a reminder, and how long a customer is reminded of no other cart. */
export const FOLLOWS_MS = 7 * DAY_MS;
/** Advertising is sent by day. */
const DAY_HOURS = { from: 9, to: 21 };
const hourIn = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Riyadh' });

interface JobDeps {
  db: Database;
  now: () => number;
}

/** Whether advertising may be sent now: by day, by a shop that visitors may enter. */
export async function isTimely(db: Database, at: Date): Promise<boolean> {
  const hour = Number(hourIn.format(at));
  if (hour < DAY_HOURS.from || hour >= DAY_HOURS.to) return false;
  return (await readOpening(db)).isOpen;
}

/** Makes reminders of the carts that are due, each once, between nine in the morning and nine in the evening. */
export async function makeReminders({ db, now }: JobDeps): Promise<void> {
  const at = new Date(now());
  if (!(await isTimely(db, at))) return;
  const { isOn, secondHours: hoursBetween } = await readReminderSettings(db);
  if (!isOn) return;
  for (;;) {
    const claimed = await inTransaction(db, async (tx) => {
      const due = await claimDueCarts(tx, { at, hoursBetween, most: AT_ONCE });
      const ids = await insertReminders(tx, due, at);
      await publishEach(
        tx,
        'cart.reminder_due',
        ids.map((reminderId) => ({ reminderId })),
      );
      return due.length;
    });
    if (claimed < AT_ONCE) return;
  }
}

export interface ReminderDeps extends JobDeps {
  mailer: Mailer;
  publicUrl: string;
}

/** Sends reminders, and notes the orders that follow them. An order takes its products out of the customer's cart. */
export function reminderSubscribers(deps: ReminderDeps): Subscriber[] {
  const { db, now } = deps;
  return [
    {
      name: 'abandoned-carts.send',
      event: 'cart.reminder_due',
      claims: true,
      handle: ({ reminderId }) => sendReminder(reminderId, deps),
    },
    {
      name: 'abandoned-carts.end',
      event: 'order.placed',
      async handle({ orderId }) {
        const order = await readOrder(db, orderId);
        if (!order?.customer_id) return;
        const { customer_id: customerId, items } = order;
        await inTransaction(db, async (tx) => {
          const ordered = items.flatMap(({ product_id: id }) => id ?? []);
          await takeOrdered(tx, customerId, ordered);
          await noteReminderOrder(tx, customerId, orderId, new Date(now() - FOLLOWS_MS));
        });
      },
    },
  ];
}

/**
 * Sends a reminder, unless something speaks against it by now: consent was withdrawn, the cart was ordered or emptied, nothing of it is
 * left, or reminders were switched off.
 */
async function sendReminder(reminderId: number, { db, now, mailer, publicUrl }: ReminderDeps): Promise<void> {
  const reminder = await readUnsentReminder(db, reminderId);
  const settings = await readReminderSettings(db);
  if (!reminder || !settings.isOn) return;
  const at = new Date(now());
  // One that waited for the mail server until night is due again in the morning.
  if (!(await isTimely(db, at))) return inTransaction(db, (tx) => postponeReminder(tx, reminderId, at));
  const { customer_id: customerId, number, made_at: madeAt } = reminder;
  const customer = await readCustomer(db, customerId);
  const cart = await readSavedCart(db, customerId);
  // A cart that was changed since is being filled at this moment.
  if (!cart || cart.saved_at > madeAt || !customer || customer.suspended_at) return;
  if (!customer.email || !customer.email_verified_at || !customer.consent_email_at) return;
  // Another device may have saved again what this customer has ordered by now.
  const ordered = new Set(await listOrderedProducts(db, customerId, new Date(at.getTime() - FOLLOWS_MS)));
  const wanted = cart.lines.filter((line) => !ordered.has(line.product_id));
  const lines = sellableLines(wanted, await readProducts(db, productsOf(wanted)));
  if (lines.length === 0) return;
  const code = await offeredCode(db, settings, { number, customerId, at });
  const reader = { name: customer.first_name, email: customer.email, language: customer.language };
  const optOut = await inTransaction(db, (tx) => issueOptOut(tx, customerId, at));
  await mailer.send(cartMail({ lines, code, optOut }, reader, { store: await readLetterhead(db), publicUrl }));
  await markReminderSent(db, reminderId, at);
}

const productsOf = (lines: readonly { product_id: number }[]) => [...new Set(lines.map((line) => line.product_id))];

/** The code of the last reminder, while this customer may use it. */
async function offeredCode(
  db: Database,
  { code, secondHours }: ReminderSettings,
  { number, customerId, at }: { number: number; customerId: string; at: Date },
): Promise<string | null> {
  const isLast = secondHours === null || number > 1;
  if (code === '' || !isLast) return null;
  return 'coupon' in (await checkCoupon(db, code, at, [customerId])) ? code : null;
}
