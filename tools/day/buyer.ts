import { sql } from '../../server/src/platform/database/index.ts';
import type { Chance } from './chance.ts';
import { type Counts, type DayOptions, type Life, type Online, type Providers, type Trouble, ways } from './life.ts';
import { notify, payAt } from './notify.ts';

const isOnline = (way: Life['way']): way is Online => way === 'moyasar' || way === 'tabby' || way === 'tamara';

/** The acts of a buyer: an order is placed, and paid in its way or not at all. */
export function createBuyer({ shop, providers }: DayOptions, counts: Counts, trouble: Trouble) {
  /** Presses again where a provider failed, four times at most. */
  async function insist({ id, token, chance }: Life, provider: keyof Providers, call: string, body?: object) {
    for (let time = 0; time < 4; time += 1) {
      trouble(chance, provider);
      const answer = await shop.shop.call(`POST /orders/${id}/${call}?view_token=${token}`, body ? { body } : {});
      if (answer.status < 300) return true;
    }
    return false;
  }

  async function referenceOf({ id }: Life): Promise<string | undefined> {
    const { rows } = await sql.rows({ provider_id: sql.text.orNull })`
      select provider_id from payments where order_id = ${id} order by created_at desc limit 1
    `.execute(shop.db);
    return rows[0]?.provider_id ?? undefined;
  }

  async function payOnline(life: Life, way: Online): Promise<void> {
    const { chance } = life;
    if (!(await insist(life, way, 'payment'))) return;
    const reference = await referenceOf(life);
    if (reference === undefined || chance.is(0.1)) {
      counts.abandoned += 1;
      return;
    }
    payAt(providers, way, reference, chance);
    if (chance.is(0.15)) {
      counts.forged += 1;
      await notify(shop, way, { reference, isForged: true });
    }
    // It comes not at all, once, or twice.
    for (let time = chance.below(3); time > 0; time -= 1) {
      trouble(chance, way);
      await notify(shop, way, { reference, isForged: false });
    }
    if (chance.is(0.7)) await insist(life, way, 'payment/refresh');
  }

  async function payByWallet(life: Life): Promise<void> {
    const paymentData = life.chance.is(0.1) ? 'refused' : { version: 'EC_v1' };
    const sheet = { kind: 'apple-pay', token: { paymentData } };
    if (await insist(life, 'moyasar', 'payment/wallet', sheet)) counts.charged += 1;
  }

  async function payByTransfer({ id, chance }: Life): Promise<void> {
    if (chance.is(0.1)) return;
    const { amount_due: amount, number } = await shop.show(id);
    await shop.as(`POST /admin/orders/${id}/confirm-payment`, { amount, reference: `IN ${number}` });
  }

  return {
    async place(index: number, chance: Chance): Promise<Life> {
      const way = chance.pick(ways);
      const contact = {
        ...{ first_name: 'نورة', last_name: 'العتيبي', phone: `05${String(50_000_000 + index)}` },
        email: `buyer${index}@example.com`,
      };
      const more = way === 'cash_on_delivery' ? {} : { payment_method: way === 'apple_pay' ? 'moyasar' : way };
      const { id, token, lines } = await shop.placed({ cups: 6 + chance.below(6), contact, ...more });
      counts.placed += 1;
      return { id, token, way, lines, chance };
    },
    async pay(life: Life): Promise<void> {
      const { way } = life;
      if (isOnline(way)) await payOnline(life, way);
      else if (way === 'apple_pay') await payByWallet(life);
      else if (way === 'bank_transfer') await payByTransfer(life);
    },
    async cancel({ id, token }: Life): Promise<void> {
      const body = { status: 'cancelled' };
      const answer = await shop.shop.call(`PATCH /orders/${id}/status?view_token=${token}`, { body });
      if (answer.status === 200) counts.cancelled += 1;
    },
  };
}
