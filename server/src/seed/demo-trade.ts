import { type DemoOrderStatus, demoTrade as demo, demoDomain } from '@waha/demo/accounts';
import { inTransaction, sql } from '../platform/database/index.ts';
import { drawn, momentOfDay, pick, riyadhWeekday } from './chance.ts';
import { bringAlong, type Line, placeOrder } from './demo-orders.ts';
import { staffContext, takeBack } from './demo-returns.ts';
import { callsAt, contextOf, DAY_MS, type DemoShop, openOnce } from './past-calls.ts';

/** Part of the e-mail addresses of these buyers, by which they are found again. */
const MARK = 'buyer-';
/** Orders that are written at a time. */
const LANES = 3;
const HOUR_MS = 3_600_000;
/** Age of an order from which it has arrived; younger ones are on their way. */
const ARRIVED_DAYS = 3;
/** Age from which a return of an order is over. */
const OVER_DAYS = 12;

interface Bought {
  productId: number;
  variant: Variant;
  quantity: number;
}

interface Planned {
  serial: number;
  placedAt: Date;
  ageDays: number;
  lines: Bought[];
  /** Whether the first line may be sent back. */
  isReturnable: boolean;
}

/**
 * Weeks of orders of guests before `at`, growing, spread over cities and hours. Nothing where some were placed. Stopped
 * in the middle, the shop keeps what was placed.
 */
export async function addMissingTrade(shop: DemoShop, weeks: number, at: Date): Promise<void> {
  const { rows } = await sql`select from orders where email like ${`${MARK}%@${demoDomain}`} limit 1`.execute(shop.db);
  if (weeks === 0 || rows.length > 0) return;
  const goods = await readGoods(shop);
  if (goods.length === 0) return;
  const returnable = new Set(goods.filter((good) => good.isReturnable).map(({ productId }) => productId));
  const planned = momentsBefore(at, weeks).map((placedAt, serial) => {
    const lines = linesOf(goods, serial);
    const ageDays = (at.getTime() - placedAt.getTime()) / DAY_MS;
    return { serial, placedAt, ageDays, lines, isReturnable: returnable.has(lines[0]?.productId ?? 0) };
  });
  await receive(shop, planned, at);
  // Each lane has its own clock, and waits for the database while another works.
  const lanes = Array.from({ length: LANES }, (_, lane) => ({ shop: openOnce(shop), lane }));
  await Promise.all(
    lanes.map(async ({ shop: open, lane }) => {
      for (const order of planned.filter(({ serial }) => serial % LANES === lane)) await place(open, order, at);
    }),
  );
}

/** The moments of all orders, the earliest first. */
function momentsBefore(at: Date, weeks: number): Date[] {
  const { first, last } = demo.ordersOfWeek;
  const moments: Date[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const count = Math.round(first + ((last - first) * week) / Math.max(weeks - 1, 1));
    // The last of these days is today.
    const begin = at.getTime() - ((weeks - week) * 7 - 1) * DAY_MS;
    for (let order = 0; order < count; order += 1) {
      const moment = begin + dayIn(begin, (order + drawn(week, order, 1)) / count) * DAY_MS;
      moments.push(new Date(momentOfDay(moment, drawn(week, order, 2), drawn(week, order, 3))));
    }
  }
  return moments.filter((moment) => moment < at).toSorted((one, other) => one.getTime() - other.getTime());
}

/** Days from the beginning of a week to a day drawn by the shares of the days. */
function dayIn(begin: number, chance: number): number {
  return (pick(demo.days, chance) - riyadhWeekday(begin) + 7) % 7;
}

interface Variant {
  id: number;
  /** True where the product has no options. */
  isOnly: boolean;
}

interface Good {
  productId: number;
  variants: Variant[];
  share: number;
  isReturnable: boolean;
}

/** Products that are sold and need nothing from their buyer, with the variants of which there are pieces. */
async function readGoods({ db }: DemoShop): Promise<Good[]> {
  const columns = { product_id: sql.int4, id: sql.int4, is_default: sql.bool, is_returnable: sql.bool };
  const { rows } = await sql.rows(columns)`
    select v.product_id, v.id, v.is_default, p.is_returnable
    from products p
    join product_variants v on v.product_id = p.id and v.is_active and v.is_default = (p.product_type = 'simple')
    join stock_levels l on l.variant_id = v.id and l.quantity > 0
    where p.is_active and p.delivery = 'shipped' and p.buyer_fields = '[]'
    order by v.product_id, v.id
  `.execute(db);
  const goods = new Map<number, Good>();
  for (const { product_id: productId, id, is_default: isOnly, is_returnable: isReturnable } of rows) {
    const variants = [...(goods.get(productId)?.variants ?? []), { id, isOnly }];
    // A third of the products sells most, as anywhere.
    goods.set(productId, { productId, variants, isReturnable, share: productId % 3 === 0 ? 6 : 1 });
  }
  return [...goods.values()];
}

function linesOf(goods: readonly Good[], serial: number): Bought[] {
  const count = 1 + pick([62, 28, 10], drawn(serial, 4));
  const lines = new Map<number, Bought>();
  for (let line = 0; line < count; line += 1) {
    const good =
      goods[
        pick(
          goods.map(({ share }) => share),
          drawn(serial, line, 5),
        )
      ];
    const variant = good?.variants[Math.floor(drawn(serial, line, 6) * good.variants.length)];
    const quantity = drawn(serial, line, 7) < 0.85 ? 1 : 2;
    if (good && variant) lines.set(good.productId, { productId: good.productId, variant, quantity });
  }
  return [...lines.values()];
}

/** The line of a request; a product without options is ordered without its only variant. */
function toLine({ productId, variant, quantity }: Bought): Line {
  return { product_id: productId, quantity, ...(!variant.isOnly && { variant_id: variant.id }) };
}

/** Takes what will be sold into stock, so that the levels end no lower than they began. */
async function receive(shop: DemoShop, planned: readonly Planned[], at: Date): Promise<void> {
  const owner = await staffContext(shop.db, 'owner');
  const [first] = planned;
  if (!owner || !first) return;
  const calls = callsAt(shop, new Date(Math.min(first.placedAt.getTime() - DAY_MS, at.getTime())));
  const wanted = new Map<number, Bought>();
  for (const line of planned.flatMap(({ lines }) => lines)) {
    const { id } = line.variant;
    wanted.set(id, { ...line, quantity: line.quantity + (wanted.get(id)?.quantity ?? 0) });
  }
  for (const { productId: id, variant, quantity: delta } of wanted.values()) {
    const body = { variant_id: variant.id, delta, cause: 'received' as const };
    await inTransaction(shop.db, (tx) =>
      calls['POST /admin/products/{id}/stock']({ params: { id }, query: undefined, body }, owner, tx),
    );
  }
}

async function place(shop: DemoShop, planned: Planned, at: Date): Promise<void> {
  const { serial, placedAt, ageDays, isReturnable } = planned;
  const lines = planned.lines.map(toLine);
  const chance = Math.floor(drawn(serial, 8) * 100);
  const { cancelled, transfer, returned } = demo.inHundred;
  const status = chance < cancelled ? 'cancelled' : statusAt(ageDays, drawn(serial, 9));
  const paysAhead = drawn(serial, 10) * 100 < transfer && status === 'delivered';
  const paymentMethod = paysAhead ? 'bank_transfer' : 'cash_on_delivery';
  const context = contextOf({ kind: 'guest' });
  const id = await placeOrder(shop, buyerOf(serial), { paymentMethod }, { lines, context, at: placedAt });
  if (paysAhead) await confirmTransfer(shop, id, new Date(placedAt.getTime() + 4 * HOUR_MS));
  await bringAlong(shop.db, id, { status }, { from: placedAt, until: at });
  if (!isReturnable || status !== 'delivered' || chance >= cancelled + returned) return;
  const { reason, note } = demo.returns[serial % demo.returns.length] ?? demo.returns[0];
  const isDecided = ageDays > OVER_DAYS;
  const backAt = new Date(Math.min(placedAt.getTime() + 5 * DAY_MS, at.getTime() - HOUR_MS));
  await takeBack(shop, id, { quantity: 1, reason, note, isDecided }, backAt);
}

/** Staff write down that the buyer's transfer has arrived. */
async function confirmTransfer(shop: DemoShop, id: string, at: Date): Promise<void> {
  const owner = await staffContext(shop.db, 'owner');
  if (!owner) return;
  const calls = callsAt(shop, at);
  const params = { id };
  const { total } = await calls['GET /orders/{id}']({ params, query: {}, body: undefined }, owner, undefined);
  const body = { amount: total, reference: `DEMO-${id.slice(-12)}` };
  await inTransaction(shop.db, (tx) =>
    calls['POST /admin/orders/{id}/confirm-payment']({ params, query: undefined, body }, owner, tx),
  );
}

function statusAt(ageDays: number, chance: number): DemoOrderStatus {
  if (ageDays > ARRIVED_DAYS) return 'delivered';
  if (ageDays > 1) return chance < 0.8 ? 'shipped' : 'processing';
  return ageDays > 0.3 && chance < 0.6 ? 'processing' : 'confirmed';
}

/** One of the buyers, of whom some come again. */
function buyerOf(serial: number) {
  const who = Math.floor(drawn(serial, 11) * demo.buyers);
  const city =
    demo.cities[
      pick(
        demo.cities.map(({ share }) => share),
        drawn(who, 12),
      )
    ] ?? demo.cities[0];
  const name = (names: readonly string[], salt: number) => names[Math.floor(drawn(who, salt) * names.length)] ?? '';
  const address = {
    label: '',
    cityId: city.cityId,
    district: city.district,
    street: name(city.streets, 13),
    buildingNo: String(1_000 + Math.floor(drawn(who, 14) * 8_999)),
    postalCode: '12345',
  };
  return {
    firstName: name(demo.firstNames, 15),
    lastName: name(demo.lastNames, 16),
    phone: `050001${String(who).padStart(4, '0')}`,
    // With an address they are mailed: text messages would use the first hour's budget of these numbers.
    email: `${MARK}${who}@${demoDomain}`,
    addresses: [address],
  };
}
