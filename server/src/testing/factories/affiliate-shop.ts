import { subscribersOf } from '../../background.ts';
import { modules } from '../../modules.ts';
import { sql } from '../../platform/database/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { backgroundDeps } from '../background-deps.ts';
import { createTestApp } from '../create-test-app.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { deliverEvents } from '../deliver-events.ts';
import { factories } from './factories.ts';
import { deliverOrder, lineIdsOf } from './order-factories.ts';
import { makeSellable, orderBody } from './selling-factories.ts';
import { makeStaff } from './staff-factories.ts';

const DAY_MS = 86_400_000;

export interface Purchase {
  /** The order's attribution. */
  told?: string;
  quantity?: number;
  headers?: { authorization: string };
  coupon?: string;
  phone?: string;
  email?: string;
  street?: string;
  /** The number of the building; null for none. */
  building?: string | null;
  district?: string;
  unit?: string;
  /** A short address, which needs no street. */
  shortAddress?: string;
  method?: string;
  productId?: number;
}

/** A placed order; only a guest has use for `view_token`. */
interface PlacedOrder {
  id: string;
  view_token: string;
}

let serial = 0;

const houseOf = ({ building, district, unit }: Purchase) => ({
  ...(building !== undefined && { building_no: building }),
  ...(district && { district, neighborhood_id: null }),
  ...(unit && { unit_no: unit }),
});

/**
 * A shop with a product at 230 riyals (200 without VAT: 100 points), and actions on its orders. Only subscribers whose
 * names match `heard` run; all by default.
 */
export async function openAffiliateShop(settings: Record<string, string> = {}, heard = /./) {
  const database = await createTestDatabase();
  const { db } = database;
  await makeSellable(db);
  await sql`
    update store_settings set value = jsonb_set(value, '{cashOnDelivery,maximumHalalas}', '100000000') where topic = 'payments'
  `.execute(db);
  const shop = await createTestApp(database, { limits: false, settings });
  const product = await factories(db).product({ priceHalalas: 23_000, stock: 100_000 });
  const owner = await makeStaff(db, 'owner');
  const mails: Mail[] = [];
  const background = (now = Date.now) => backgroundDeps(db, { mails, messages: [], now });

  async function done(key: string, options: Parameters<typeof shop.call>[1] = {}) {
    const answer = await shop.call(key, options);
    if (answer.status >= 300) throw new Error(`${key}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  }

  const subscribers = subscribersOf(background()).filter(({ name }) => heard.test(name));
  const settle = () => deliverEvents(db, subscribers);

  /** A phone, mail and street of their own by default. */
  async function place(purchase: Purchase): Promise<PlacedOrder> {
    serial += 1;
    const { told, quantity = 1, headers, coupon, method = 'cash_on_delivery', productId = product.id } = purchase;
    const { phone = `05${String(10_000_000 + serial)}`, email = `buyer${serial}@example.com` } = purchase;
    const lines = [{ product_id: productId, quantity }];
    const cart = { lines, shipping_method: 'standard', payment_method: method, ...(coupon && { coupon_code: coupon }) };
    const asked = { ...(headers && { headers }) };
    const quote = await done('POST /orders/quote', { ...asked, body: { ...cart, city_id: 1 } });
    const draft = orderBody(lines, quote.total, cart);
    const body = {
      ...draft,
      contact: { first_name: 'نورة', last_name: 'العتيبي', phone, email },
      address: purchase.shortAddress
        ? { city_id: draft.address.city_id, short_address: purchase.shortAddress }
        : { ...draft.address, street: purchase.street ?? `شارع ${serial}`, ...houseOf(purchase) },
      ...(told && { referral_code: told }),
    };
    return done('POST /orders', { ...asked, body });
  }

  async function buy(purchase: Purchase) {
    const placed = await place(purchase);
    await settle();
    return placed;
  }

  /** Delivers an order, as of so many days ago. */
  async function deliver(orderId: string, daysAgo = 0): Promise<void> {
    await deliverOrder(db, orderId, daysAgo);
    await settle();
  }

  /** Requests a return of pieces of the first line; returns the return. */
  async function askBack(order: PlacedOrder, quantity: number): Promise<string> {
    const [line] = await lineIdsOf(db, order.id);
    const wish = { order_id: order.id, refund_to: 'original', iban: 'SA03 8000 0000 6080 1016 7519' };
    const body = { ...wish, lines: [{ id: line, quantity, reason: 'changed_mind' }] };
    return (await done(`POST /returns?view_token=${order.view_token}`, { body })).id;
  }

  async function stepBack(returnId: string, step: 'approve' | 'receive' | 'refund' | 'reject'): Promise<void> {
    const body = { receive: { lines: [] }, refund: { bank_reference: 'TRX' }, approve: {}, reject: { note: 'مستعمل' } }[
      step
    ];
    await done(`POST /admin/returns/${returnId}/${step}`, { body, headers: owner.headers });
  }

  async function sendBack(order: PlacedOrder, quantity: number): Promise<void> {
    const id = await askBack(order, quantity);
    for (const step of ['approve', 'receive', 'refund'] as const) await stepBack(id, step);
    await settle();
  }

  /** Runs a job with the clock set ahead by so many days. */
  async function runJob(name: string, daysFromNow = 0): Promise<void> {
    const deps = background(() => Date.now() + daysFromNow * DAY_MS);
    const job = modules.flatMap((module) => module.jobs?.(deps) ?? []).find((one) => one.name === name);
    if (!job) throw new Error(`there is no job ${name}`);
    await job.run();
  }

  return {
    database,
    db,
    shop,
    product,
    owner,
    mails,
    done,
    settle,
    place,
    buy,
    deliver,
    askBack,
    stepBack,
    sendBack,
    runJob,
    post: (daysFromNow = 8) => runJob('commissions.post', daysFromNow),
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
export type AffiliateShop = Awaited<ReturnType<typeof openAffiliateShop>>;
