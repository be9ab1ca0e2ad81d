import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  type AffiliateShop,
  type MadeAffiliate,
  makeAffiliate,
  openAffiliateShop,
  type Purchase,
  startFakePay,
} from '../../../testing/index.ts';

/** Ways to earn from one's own orders. Each earns nothing, or raises a flag with the reason. */
let world: AffiliateShop;
let fake: Awaited<ReturnType<typeof startFakePay>>;
let serial = 0;
beforeAll(async () => {
  fake = await startFakePay();
  world = await openAffiliateShop(fake.settings);
});
afterAll(async () => {
  await world.close();
  await fake.close();
});

async function somebody(): Promise<MadeAffiliate & { mailbox: string }> {
  serial += 1;
  const mailbox = `noura.alotaibi${serial}`;
  const made = await makeAffiliate(world.db, { email: `${mailbox}@gmail.com` });
  return { ...made, mailbox };
}

const latest = async ({ headers }: MadeAffiliate) =>
  (await world.done('GET /community/affiliate/referrals', { headers })).data[0];

/** Orders as that affiliate, delivers the order, and lets the waiting days pass. */
async function tryAs(affiliate: MadeAffiliate, purchase: Purchase) {
  const order = await world.buy({ told: affiliate.code, ...purchase });
  await world.deliver(order.id);
  await world.post();
  return latest(affiliate);
}

const nothing = (reason: string) => ({ state: 'void', points: 0, reason, reason_label: expect.stringMatching(/\S/) });

test('control: somebody else’s order pays', async () => {
  expect(await tryAs(await somebody(), {})).toMatchObject({ state: 'posted', points: 100, reason: null });
});

test('the own account', async () => {
  const affiliate = await somebody();
  expect(await tryAs(affiliate, { headers: affiliate.headers })).toMatchObject(nothing('own_account'));
});

test.each([
  ['as it is', (phone: string) => phone],
  ['of Saudi Arabia', (phone: string) => `0${phone.slice(4)}`],
  ['with two zeros', (phone: string) => `00${phone.slice(1)}`],
  ['with spaces', (phone: string) => phone.replace(/(\d{3})(?=\d)/g, '$1 ')],
  [
    'in Arabic digits',
    (phone: string) => `0${phone.slice(4)}`.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  ],
])('the own phone %s, as a guest', async (_, spell) => {
  const affiliate = await somebody();
  expect(await tryAs(affiliate, { phone: spell(affiliate.phone) })).toMatchObject(nothing('own_contact'));
});

test('a phone they proved: the order is in their account', async () => {
  const affiliate = await makeAffiliate(world.db, { isPhoneVerified: true });
  expect(await tryAs(affiliate, { phone: affiliate.phone })).toMatchObject(nothing('own_account'));
});

test.each([
  ['in capitals', (box: string) => `${box.toUpperCase()}@GMAIL.COM`],
  ['with other dots', (box: string) => `${box.replace('.', '').replace('a', 'a.')}@gmail.com`],
  ['with a plus', (box: string) => `${box}+shop@gmail.com`],
  ['by its other name', (box: string) => `${box}@googlemail.com`],
])('the own mail %s, as a guest', async (_, spell) => {
  const affiliate = await somebody();
  expect(await tryAs(affiliate, { email: spell(affiliate.mailbox) })).toMatchObject(nothing('own_contact'));
});

test('a dot is another mailbox where it is not Gmail’s', async () => {
  const affiliate = await makeAffiliate(world.db, { email: 'no.ura@example.org' });
  expect(await tryAs(affiliate, { email: 'noura@example.org' })).toMatchObject({ state: 'posted' });
});

test.each([
  ['as it is', 'شارع الأمير فهد 12'],
  ['without hamza and with marks', 'شارع الامير فَهْد ١٢'],
  ['without the word street', 'الأمير فهد ١٢'],
  ['shortened and with signs', 'ش. الأمير فهد، 12'],
  ['with tatweel and spaces', '  شـارع   الأميـر  فهد 12 '],
])('the own address %s', async (_, street) => {
  const affiliate = await somebody();
  const city = `${serial}`;
  await world.buy({ headers: affiliate.headers, street: `شارع الأمير فهد 12 ${city}` });
  expect(await tryAs(affiliate, { street: `${street} ${city}` })).toMatchObject(nothing('own_address'));
});

test.each([
  ['12 King Fahd Road', 'King Fahd Road 12 beside mosque'],
  ['12 King Fahd Road', 'king fahd st, no. ١٢'],
  ['شارع الملك سعود 40', '٤٠ ش الملك سعود مقابل المدرسة'],
])('the own door %s, written as %s', async (own, street) => {
  const affiliate = await somebody();
  await world.buy({ headers: affiliate.headers, street: own, building: null });
  expect(await tryAs(affiliate, { street, building: null })).toMatchObject(nothing('own_address'));
});

test.each([
  ['in another district', { street: 'شارع العليا', building: null, district: 'النخيل' }],
  ['in the same district, where neither says a number', { street: 'شارع العليا', building: null, district: 'الملقا' }],
  ['with a building number in the same district', { street: 'شارع العليا', building: '4521', district: 'الملقا' }],
])('a neighbour on the street %s is not the affiliate', async (_, purchase) => {
  const affiliate = await somebody();
  await world.buy({ headers: affiliate.headers, street: 'شارع العليا', building: null, district: 'الملقا' });
  expect(await tryAs(affiliate, purchase)).toMatchObject({ state: 'posted', points: 100, reason: null });
});

test('the same building of another district or another flat of it is somebody else’s', async () => {
  const affiliate = await somebody();
  const own = { street: 'شارع التخصصي', building: '3040', district: 'الملقا', unit: '5' };
  await world.buy({ headers: affiliate.headers, ...own });
  expect(await tryAs(affiliate, { ...own, unit: '6' })).toMatchObject({ state: 'posted' });
  expect(await tryAs(affiliate, { ...own, district: 'النخيل' })).toMatchObject({ state: 'posted' });
  expect(await tryAs(affiliate, { ...own })).toMatchObject(nothing('own_address'));
});

test('a short address alone is theirs where it is the same, and no other', async () => {
  const affiliate = await somebody();
  await world.buy({ headers: affiliate.headers, shortAddress: 'RCFA4521' });
  expect(await tryAs(affiliate, { shortAddress: 'RCFA4522' })).toMatchObject({ state: 'posted' });
  expect(await tryAs(affiliate, { shortAddress: 'rcfa-4521' })).toMatchObject(nothing('own_address'));
});

test('an address they only keep', async () => {
  const affiliate = await somebody();
  const kept = {
    label: 'البيت',
    recipient_name: 'نورة',
    phone: '0512345678',
    city_id: 1,
    district: 'الملقا',
    street: 'طريق الملك خالد 77',
  };
  await world.done('POST /user/addresses', { headers: affiliate.headers, body: { ...kept, building_no: '1234' } });
  expect(await tryAs(affiliate, { street: 'الملك خالد ٧٧', district: 'الملقا' })).toMatchObject(nothing('own_address'));
});

describe('the own card', () => {
  const mine = { scheme: 'mada', number: '446404******1119' };

  /** An order paid by card, as reported by its provider. */
  async function paid(affiliate: MadeAffiliate, purchase: Purchase, card: { scheme: string; number: string }) {
    const order = await world.place({ told: affiliate.code, method: 'test-pay', ...purchase });
    const call = async (path: string) =>
      world.done(`POST /orders/${order.id}/${path}${purchase.headers ? '' : `?view_token=${order.view_token}`}`, {
        ...(purchase.headers && { headers: purchase.headers }),
      });
    fake.pay(fake.invoiceAt((await call('payment')).url), { card });
    await call('payment/refresh');
    await world.settle();
    return order.id;
  }

  test('is known again by its mark, and its number is kept nowhere', async () => {
    const affiliate = await somebody();
    await paid(affiliate, { headers: affiliate.headers }, mine);
    const theirs = await paid(affiliate, {}, mine);
    const others = await paid(affiliate, {}, { ...mine, number: '446404******1118' });
    for (const id of [theirs, others]) await world.deliver(id);
    await world.post();
    const [second, first] = (await world.done('GET /community/affiliate/referrals', affiliate)).data;
    expect(first).toMatchObject(nothing('own_card'));
    expect(second).toMatchObject({ state: 'posted', points: 100 });
    const { rows } = await sql.rows({ kept: sql.text })`select to_jsonb(p)::text as kept from payments p`.execute(
      world.db,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { kept } of rows) expect(kept).not.toMatch(/446404|4464-04|\*{4}|X{4}/);
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('is found out though it became known after the delivery', async () => {
    const affiliate = await somebody();
    const card = { scheme: 'visa', number: '************4242' };
    await world.deliver(await paid(affiliate, {}, card));
    expect(await latest(affiliate)).toMatchObject({ state: 'pending' });
    await paid(affiliate, { headers: affiliate.headers }, card);
    await world.post();
    const all = (await world.done('GET /community/affiliate/referrals', affiliate)).data;
    expect(all[1]).toMatchObject(nothing('own_card'));
    expect(await checkLedger(world.db)).toEqual([]);
  });
});

describe('flags', () => {
  const flags = async (affiliateId: number) =>
    (await world.done(`GET /community/affiliate/admin/flags?affiliate_id=${affiliateId}`, world.owner)).data;

  test('many orders to one address are one flag, which stops nothing', async () => {
    const affiliate = await somebody();
    for (const street of ['شارع التحلية 9', 'ش. التحلية ٩', 'التحلية 9'])
      await world.buy({ told: affiliate.code, street });
    await world.runJob('commissions.flags');
    await world.runJob('commissions.flags');
    expect(await flags(affiliate.affiliateId)).toMatchObject([
      { kind: 'one_address', facts: expect.stringContaining('3'), times_seen: 1, affiliate: { code: affiliate.code } },
    ]);
    expect(await latest(affiliate)).toMatchObject({ state: 'waiting', is_held: false });
    await world.buy({ told: affiliate.code, street: 'شارع التحلية 9' });
    await world.runJob('commissions.flags');
    expect(await flags(affiliate.affiliateId)).toMatchObject([{ times_seen: 2, facts: expect.stringContaining('4') }]);
  });

  test('three orders to one short address are a flag as well, to three they are none', async () => {
    const [one, three] = [await somebody(), await somebody()];
    for (const last of [1, 2, 3]) {
      await world.buy({ told: one.code, shortAddress: 'RCFA7000' });
      await world.buy({ told: three.code, shortAddress: `RCFA700${last}` });
    }
    await world.runJob('commissions.flags');
    expect(await flags(one.affiliateId)).toMatchObject([{ kind: 'one_address' }]);
    expect(await flags(three.affiliateId)).toEqual([]);
  });

  test('orders to the street of the affiliate are a flag where no number tells the door', async () => {
    const [near, far] = [await somebody(), await somebody()];
    for (const { headers } of [near, far])
      await world.buy({ headers, street: 'شارع الوادي', building: null, district: 'الملقا' });
    await world.buy({ told: near.code, street: 'ش. الوادي', building: null, district: 'الملقا' });
    await world.buy({ told: far.code, street: 'ش. الوادي', building: null, district: 'النخيل' });
    await world.runJob('commissions.flags');
    expect(await flags(near.affiliateId)).toMatchObject([{ kind: 'own_street', facts: expect.stringContaining('1') }]);
    expect(await flags(far.affiliateId)).toEqual([]);
  });

  test('own orders, returns above the usual, clicks without orders and floods are told apart', async () => {
    const [selfish, returned, idle] = [await somebody(), await somebody(), await somebody()];
    for (let n = 0; n < 3; n += 1) await world.buy({ told: selfish.code, phone: selfish.phone });
    for (let n = 0; n < 5; n += 1) {
      const order = await world.buy({ told: returned.code });
      await world.deliver(order.id);
      if (n < 2) await world.sendBack(order, 1);
    }
    await sql`
      insert into affiliate_days (affiliate_id, day, slot, clicks, uncounted_clicks)
      values (${idle.affiliateId}, current_date, 0, 200, 30), (${idle.affiliateId}, current_date, 1, 150, 30)
    `.execute(world.db);
    await world.runJob('commissions.flags');
    const kinds = async ({ affiliateId }: MadeAffiliate) =>
      (await flags(affiliateId)).map(({ kind }: { kind: string }) => kind).toSorted();
    expect(await kinds(selfish)).toEqual(['own_orders']);
    expect(await kinds(returned)).toEqual(['many_returns']);
    expect(await kinds(idle)).toEqual(['click_flood', 'clicks_without_orders']);
  });
});
