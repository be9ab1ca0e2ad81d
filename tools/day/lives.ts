import type { FakeMoyasar } from '../../extensions/moyasar/fake-moyasar.fixture.ts';
import { WEBHOOK_SECRET as MOYASAR_SECRET } from '../../extensions/moyasar/fake-moyasar.fixture.ts';
import type { FakeOto } from '../../extensions/oto/fake-oto.fixture.ts';
import { type FakeTabby, WEBHOOK_SECRET as TABBY_SECRET } from '../../extensions/tabby/fake-tabby.fixture.ts';
import { type FakeTamara, tokenOf } from '../../extensions/tamara/fake-tamara.fixture.ts';
import { sql } from '../../server/src/platform/database/index.ts';
import type { openOrdersShop } from '../../server/src/testing/index.ts';
import { type Chance, createChance } from './chance.ts';

export interface Providers {
  moyasar: FakeMoyasar;
  tabby: FakeTabby;
  tamara: FakeTamara;
  oto: FakeOto;
}

const ways = [
  'cash_on_delivery',
  'bank_transfer',
  'moyasar',
  'apple_pay',
  'tabby',
  'tabby',
  'tamara',
  'tamara',
] as const;
type Way = (typeof ways)[number];
type Online = 'moyasar' | 'tabby' | 'tamara';
const isOnline = (way: Way): way is Online => way === 'moyasar' || way === 'tabby' || way === 'tamara';

/** Faults that answer at once; what hangs is tried by the suites of the ports. */
const kinds = ['fails', 'page', 'half', 'moved'] as const;

interface DayOptions {
  shop: Awaited<ReturnType<typeof openOrdersShop>>;
  providers: Providers;
  seed: number;
}

interface Life {
  id: string;
  token: string;
  way: Way;
  lines: readonly [number, number];
  chance: Chance;
}

const counts = {
  ...{ placed: 0, paid: 0, abandoned: 0, charged: 0, faults: 0 },
  ...{ cancelled: 0, booked: 0, sentInParts: 0, leftOut: 0, paidBack: 0, forged: 0 },
};
export type Day = ReturnType<typeof createDay>;

/** Lives of orders, each by a chance of its own: how it is paid, told of, cancelled, packed, sent and paid back. */
export function createDay({ shop, providers, seed }: DayOptions) {
  const { as } = shop;

  /** Something goes wrong at a provider with one call in four: before it was carried out, or after. */
  function trouble(chance: Chance, provider: keyof Providers): void {
    if (!chance.is(0.25)) return;
    counts.faults += 1;
    providers[provider].trouble.push({ kind: chance.pick(kinds), after: chance.is(0.5) });
  }

  async function place(index: number, chance: Chance): Promise<Life> {
    const way = chance.pick(ways);
    const contact = {
      ...{ first_name: 'نورة', last_name: 'العتيبي', phone: `05${String(50_000_000 + index)}` },
      email: `buyer${index}@example.com`,
    };
    const more = way === 'cash_on_delivery' ? {} : { payment_method: way === 'apple_pay' ? 'moyasar' : way };
    const { id, token, lines } = await shop.placed({ cups: 6 + chance.below(6), contact, ...more });
    counts.placed += 1;
    return { id, token, way, lines, chance };
  }

  const buyer = ({ id, token }: Life, call: string, body?: object) =>
    shop.shop.call(`POST /orders/${id}/${call}?view_token=${token}`, body ? { body } : {});

  /** A buyer presses again where a provider failed, four times at most. */
  async function insist(life: Life, provider: keyof Providers, call: string, body?: object): Promise<boolean> {
    for (let time = 0; time < 4; time += 1) {
      trouble(life.chance, provider);
      if ((await buyer(life, call, body)).status < 300) return true;
    }
    return false;
  }

  async function referenceOf({ id }: Life): Promise<string | undefined> {
    const { rows } = await sql.rows({ provider_id: sql.text.orNull })`
      select provider_id from payments where order_id = ${id} order by created_at desc limit 1
    `.execute(shop.db);
    return rows[0]?.provider_id ?? undefined;
  }

  /** The buyer's act at the provider's page. */
  function payAt(way: Online, reference: string, chance: Chance): void {
    const refuses = chance.is(0.1);
    if (way === 'tabby') return refuses ? providers.tabby.reject(reference) : providers.tabby.pay(reference);
    if (way === 'tamara') return refuses ? undefined : providers.tamara.pay(reference);
    const { invoiceOf, pay } = providers.moyasar;
    pay(invoiceOf(reference), { status: refuses ? 'failed' : 'paid' });
  }

  /** The provider's notification: forged ones change nothing, doubled ones nothing more. */
  function notify(way: Online, reference: string, isForged: boolean) {
    const to = `POST /payments/${way}/webhook`;
    if (way === 'tabby') {
      const headers = { 'x-api-key': '', 'x-waha-secret': isForged ? 'x' : TABBY_SECRET };
      return shop.shop.call(to, { body: { id: reference, status: 'authorized' }, headers });
    }
    if (way === 'tamara') {
      const headers = {
        'x-api-key': '',
        authorization: `Bearer ${tokenOf(isForged ? { secret: 'x' } : {})}`,
      };
      return shop.shop.call(to, { body: { order_id: reference, event_type: 'order_approved' }, headers });
    }
    const secret = isForged ? 'x' : MOYASAR_SECRET;
    const data = { id: crypto.randomUUID(), invoice_id: reference };
    const body = { type: 'payment_paid', secret_token: secret, data };
    return shop.shop.call(to, { body, headers: { 'x-api-key': '' } });
  }

  async function payOnline(life: Life & { way: Online }): Promise<void> {
    const { way, chance } = life;
    if (!(await insist(life, way, 'payment'))) return;
    const reference = await referenceOf(life);
    if (reference === undefined || chance.is(0.1)) {
      counts.abandoned += 1;
      return;
    }
    payAt(way, reference, chance);
    if (chance.is(0.05)) {
      counts.forged += 1;
      await notify(way, reference, true);
    }
    for (let time = chance.below(3); time > 0; time -= 1) {
      trouble(chance, way);
      await notify(way, reference, false);
    }
    if (chance.is(0.7)) await insist(life, way, 'payment/refresh');
  }

  async function payByWallet(life: Life): Promise<void> {
    const paymentData = life.chance.is(0.1) ? 'refused' : { version: 'EC_v1' };
    if (await insist(life, 'moyasar', 'payment/wallet', { kind: 'apple-pay', token: { paymentData } }))
      counts.charged += 1;
  }

  async function pay(life: Life): Promise<void> {
    const { way, id } = life;
    if (isOnline(way)) return payOnline({ ...life, way });
    if (way === 'apple_pay') return payByWallet(life);
    if (way !== 'bank_transfer' || life.chance.is(0.1)) return;
    const { amount_due: amount, number } = await shop.show(id);
    await as(`POST /admin/orders/${id}/confirm-payment`, { amount, reference: `IN ${number}` });
  }

  async function cancel({ id, token }: Life): Promise<void> {
    const answer = await shop.shop.call(`PATCH /orders/${id}/status?view_token=${token}`, {
      body: { status: 'cancelled' },
    });
    if (answer.status === 200) counts.cancelled += 1;
  }

  async function send(life: Life): Promise<void> {
    const { id, lines, chance } = life;
    const { body } = await as('POST /admin/orders/pack', { ids: [id] });
    if (!body.data?.results?.[0]?.done) return;
    counts.paid += 1;
    if (chance.is(0.4)) {
      trouble(chance, 'oto');
      await as('POST /admin/bookings', { carrier: 'oto', parcels: [{ id }] });
      counts.booked += 1;
      return;
    }
    if (chance.is(0.5)) return void (await shop.send(id));
    if ((await shop.send(id, { lines: [{ id: lines[0], quantity: 2 }] })).status < 300) counts.sentInParts += 1;
    if (life.way !== 'cash_on_delivery' && chance.is(0.5)) return leaveOut(life);
    await shop.send(id);
  }

  /** Pieces that were not sent are paid back. */
  async function leaveOut({ id, lines, way }: Life): Promise<void> {
    const wish = { lines: [{ id: lines[1], quantity: 1 }], ...(way === 'bank_transfer' && { to: 'bank' }) };
    const answer = await shop.refund(id, wish);
    if (answer.status < 300) counts.leftOut += 1;
    await shop.send(id);
  }

  async function payBack({ id, way, chance }: Life): Promise<void> {
    if (way === 'cash_on_delivery') return;
    const wish = { amount: 1 + chance.below(20), ...(way === 'bank_transfer' && { to: 'bank' }) };
    const answer = await shop.refund(id, wish);
    if (answer.status < 300) counts.paidBack += 1;
  }

  return {
    counts,
    /** One order, from its cart to its last refund. */
    async live(index: number): Promise<void> {
      const chance = createChance(seed + index);
      const life = await place(index, chance);
      await pay(life);
      if (chance.is(0.12)) await cancel(life);
      if (isOnline(life.way)) trouble(chance, life.way);
      await send(life);
      if (chance.is(0.2)) await payBack(life);
      if (chance.is(0.05)) await cancel(life);
    },
  };
}
