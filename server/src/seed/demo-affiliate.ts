import { demoDomain } from '@waha/demo/accounts';
import { type DemoReferred, demoAffiliate as demo } from '@waha/demo/affiliate';
import { readAffiliate } from '../modules/community/affiliates/index.ts';
import { attribute, followOrder, postDue } from '../modules/community/commissions/index.ts';
import { askToWithdraw, convertPoints } from '../modules/community/payouts/index.ts';
import { findByPhone } from '../modules/people/identity/index.ts';
import { readBalance } from '../modules/selling/ledger/index.ts';
import { type Database, inTransaction, sql } from '../platform/database/index.ts';
import { normalisePhone } from '../platform/phone/index.ts';
import { addOrder } from './demo-orders.ts';
import { staffContext, takeBack } from './demo-returns.ts';
import { callsAt, contextOf, DAY_MS, type DemoShop, daysBefore } from './past-calls.ts';

/** Days from the order to its delivery in the demo. */
const DELIVERY_DAYS = 1.5;
const POST_DAYS = 7;
const LEAST_RIYALS = 100;

/** Lets a demo shop without affiliates have one, with months of clicks and orders, conversions and withdrawals. */
export async function addMissingAffiliate(shop: DemoShop, at: Date): Promise<void> {
  const { db } = shop;
  const { rows } = await sql`select from affiliates limit 1`.execute(db);
  const customer = await findByPhone(db, normalisePhone(demo.phone) ?? '');
  if (rows.length > 0 || !customer) return;
  await letTakePart(db, customer.id, at);
  for (const [index, referred] of demo.referred.entries()) await addReferred(shop, referred, index, at);
  for (const event of pastEvents(shop, customer.id, at)) await event.happen();
}

async function letTakePart(db: Database, customerId: string, at: Date): Promise<void> {
  const joinedAt = daysBefore(at, demo.joinedDaysAgo);
  await sql`
    with joined as (
      insert into affiliates (customer_id, code, status, channels, audience, terms_version, applied_at, decided_at)
      values (${customerId}, ${demo.code}, 'approved', ${JSON.stringify(demo.channels)}, ${demo.audience}, 1,
        ${daysBefore(joinedAt, 2)}, ${joinedAt})
      returning id
    ), marked as (
      update customers set is_affiliate = true where id = ${customerId}
    )
    insert into affiliate_days (affiliate_id, day, clicks, uncounted_clicks)
    select joined.id, day::date,
      (${demo.clicksOfWeek}::int[])[extract(dow from day)::int + 1] + extract(doy from day)::int % 5,
      (extract(doy from day)::int % 9 = 0)::int
    from joined, generate_series(${joinedAt}::timestamptz, ${at}::timestamptz, interval '1 day') as day
  `.execute(db);
}

/** Places an order of a guest with the affiliate's code. */
async function addReferred(shop: DemoShop, referred: DemoReferred, index: number, at: Date): Promise<void> {
  const { buyer, daysAgo, status, isOwn } = referred;
  const address = {
    label: '',
    cityId: buyer.cityId,
    district: 'الروضة',
    street: buyer.street,
    buildingNo: '1200',
    postalCode: '12211',
  };
  const phone = isOwn ? demo.phone : `05000020${String(index).padStart(2, '0')}`;
  // With an address they are mailed: text messages would use the first hour's budget of these numbers.
  const email = `guest-${index}@${demoDomain}`;
  const who = { firstName: buyer.firstName, lastName: buyer.lastName, phone, email, addresses: [address] };
  const order = { lines: referred.lines, status, daysAgo, paymentMethod: 'cash_on_delivery' } as const;
  const guest = contextOf({ kind: 'guest' });
  const id = await addOrder(shop, who, { ...order, referralCode: demo.code }, guest, at);
  if (!id) return;
  await attribute(shop.db, id);
  const deliveredAt = daysBefore(at, daysAgo - DELIVERY_DAYS);
  await inTransaction(shop.db, (tx) => followOrder(tx, id, deliveredAt));
  if (!referred.sentBack) return;
  const back = { quantity: referred.sentBack, reason: 'changed_mind', isDecided: true } as const;
  const backAt = new Date(deliveredAt.getTime() + 2 * DAY_MS);
  await takeBack(shop, id, back, backAt);
  await inTransaction(shop.db, (tx) => followOrder(tx, id, backAt));
}

/** Past events of a customer's points, by day. */
function pastEvents(shop: DemoShop, customerId: string, at: Date) {
  const { db } = shop;
  const posted = demo.referred.map(({ daysAgo }) => daysAgo - DELIVERY_DAYS - POST_DAYS);
  return [
    ...posted.filter((daysAgo) => daysAgo > 0).map((daysAgo) => ({ daysAgo, happen: () => post(daysAgo) })),
    ...demo.conversions.map((one) => ({ ...one, happen: () => convert(one) })),
    ...demo.withdrawals.map((one) => ({ ...one, happen: () => withdraw(one) })),
  ].toSorted((one, other) => other.daysAgo - one.daysAgo);

  async function post(daysAgo: number): Promise<void> {
    await postDue(db, daysBefore(at, daysAgo - 0.01));
  }

  /** Converts whole hundreds of the points: all of them to cash, or half of them to store credit. */
  async function convert({ daysAgo, to, leaves }: (typeof demo.conversions)[number]): Promise<void> {
    const { balance } = await readBalance(db, customerId, 'affiliate_points');
    const points = Math.floor((balance - leaves) / (to === 'cash' ? 100 : 200)) * 100;
    if (points <= 0) return;
    await inTransaction(db, (tx) => convertPoints(tx, { customerId, points, to, at: daysBefore(at, daysAgo) }));
  }

  async function withdraw({ daysAgo, isPaid, leaves }: (typeof demo.withdrawals)[number]): Promise<void> {
    const affiliate = await readAffiliate(db, { customerId });
    const { balance } = await readBalance(db, customerId, 'affiliate_earnings');
    const amount = Math.floor(balance / 100) - leaves;
    if (!affiliate || amount < LEAST_RIYALS) return;
    const asked = { amount, iban: demo.iban, name: 'فهد الزهراني' };
    const payee = { ...affiliate, customer_id: customerId };
    const id = await inTransaction(db, (tx) => askToWithdraw(tx, payee, asked, daysBefore(at, daysAgo)));
    if (isPaid) await pay(id, daysBefore(at, daysAgo - 1));
  }

  async function pay(id: string, on: Date): Promise<void> {
    const calls = callsAt(shop, on);
    const [owner, manager] = [await staffContext(db, 'owner'), await staffContext(db, 'manager')];
    if (!owner || !manager) return;
    const step = { params: { id }, query: undefined };
    const approved = { ...step, body: { version: 1 } };
    await calls['PUT /community/affiliate/admin/withdrawals/{id}/approve'](approved, manager, undefined);
    const paid = { ...step, body: { version: 2, reference: 'DEMO-TRANSFER' } };
    await calls['PUT /community/affiliate/admin/withdrawals/{id}/paid'](paid, owner, undefined);
  }
}
