import { type AbandonedCart, type EndpointKey, toRiyals } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readProducts } from '../../goods/catalog/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { sumReminders } from './cart-reminders.store.ts';
import { FOLLOWS_MS } from './remind.ts';
import { readReminderSettings } from './reminder-settings.store.ts';
import {
  type AbandonedCartRow,
  countAbandonedCarts,
  deleteSavedCart,
  listAbandonedCarts,
  readSavedCart,
  saveCart,
} from './saved-carts.store.ts';
import { sellableLines } from './sellable-lines.ts';

type CartKey = Extract<EndpointKey, `${string} /cart` | `${string} /admin/abandoned-carts${string}`>;

const HOUR_MS = 3_600_000;
const OUTCOME_DAYS = 30;
const MOST_COUNTED = 10_000;

export function abandonedCartRoutes({ db, now }: { db: Database; now: () => number }): Handlers<CartKey> {
  const presentSaved = async (customerId: string) => {
    const saved = await readSavedCart(db, customerId);
    return { lines: saved?.lines ?? [], saved_at: saved?.saved_at.toISOString() ?? null };
  };
  return {
    'GET /cart': (_, { actor }) => presentSaved(requireCustomer(actor).customerId),
    'PUT /cart': async ({ body: { lines } }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      if (lines.length === 0) await deleteSavedCart(db, customerId);
      else {
        const { isOn, firstHours } = await readReminderSettings(db);
        const at = new Date(now());
        const dueAt = isOn ? new Date(at.getTime() + firstHours * HOUR_MS) : null;
        await saveCart(db, { customerId, lines, at, dueAt, remindedSince: new Date(at.getTime() - FOLLOWS_MS) });
      }
      return presentSaved(customerId);
    },
    'GET /admin/abandoned-carts': async ({ query }, { language }) => {
      const carts = await listAbandonedCarts(db, { ...query, before: new Date(now() - HOUR_MS) });
      return presentList(carts, (rows) => presentCarts(db, rows, language));
    },
    'GET /admin/abandoned-carts/outcome': async () => {
      const since = new Date(now() - OUTCOME_DAYS * 24 * HOUR_MS);
      const { sent, orders, total_halalas: total } = await sumReminders(db, since);
      const carts = await countAbandonedCarts(db, new Date(now() - HOUR_MS), MOST_COUNTED);
      return { days: OUTCOME_DAYS, carts, sent, orders, total: toRiyals(total) };
    },
  };
}

async function presentCarts(
  db: Database,
  rows: readonly AbandonedCartRow[],
  language: 'ar' | 'en',
): Promise<AbandonedCart[]> {
  const ids = new Set(rows.flatMap(({ lines }) => lines.map((line) => line.product_id)));
  const products = await readProducts(db, [...ids]);
  return rows.map(({ lines, ...row }) => {
    const sold = sellableLines(lines, products);
    return {
      customer_id: row.customer_id,
      customer_name: [row.first_name, row.last_name].filter(Boolean).join(' '),
      may_be_mailed: row.may_be_mailed,
      items: sold.map(({ product_id, name, quantity }) => ({ product_id, name: name[language], quantity })),
      total: toRiyals(sold.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
      saved_at: row.saved_at.toISOString(),
      reminders: row.reminders,
      due_at: row.due_at?.toISOString() ?? null,
    };
  });
}
