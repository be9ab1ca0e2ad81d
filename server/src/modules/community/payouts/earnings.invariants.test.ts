import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBy } from '../../../checks/broken-by.fixture.ts';
import { checkLedger } from '../../../checks/index.ts';
import {
  type AffiliateShop,
  askForPayout,
  makeAffiliate,
  makeStaff,
  openAffiliateShop,
} from '../../../testing/index.ts';

let world: AffiliateShop;

/**
 * Commissions in every state: waiting, pending, posted, partly taken back and void; conversions; a paid and an open
 * withdrawal.
 */
beforeAll(async () => {
  world = await openAffiliateShop();
  const affiliate = await makeAffiliate(world.db);
  const orders = [];
  for (const quantity of [3, 20]) orders.push(await world.buy({ told: affiliate.code, quantity }));
  for (const order of orders) await world.deliver(order.id);
  await world.post();
  const [first] = orders;
  if (first) await world.sendBack(first, 1);
  await world.deliver((await world.buy({ told: affiliate.code })).id);
  await world.buy({ told: affiliate.code });
  await world.buy({ told: affiliate.code, phone: affiliate.phone });
  const { headers } = affiliate;
  await world.done('POST /community/affiliate/convert-points', { headers, body: { points: 100, to: 'store_credit' } });
  const paid = await askForPayout(world.db, affiliate.id);
  await askForPayout(world.db, affiliate.id);
  const step = (name: string, who: { headers: { authorization: string } }, body: object) =>
    world.done(`PUT /community/affiliate/admin/withdrawals/${paid}/${name}`, { headers: who.headers, body });
  await step('approve', await makeStaff(world.db, 'manager'), { version: 1 });
  await step('paid', world.owner, { version: 2, reference: 'TRX' });
});
afterAll(() => world.close());

test('control: nothing is wrong before anything is damaged', async () => {
  expect(await checkLedger(world.db)).toEqual([]);
});

const ofPoints = `select id from ledger_accounts where unit = 'affiliate_points' and customer_id is not null`;

test.each([
  [
    'the points of a commission are those its transfers made',
    "update commissions set points = points - 1 where state = 'pending'",
  ],
  [
    'the points of a commission are those its transfers made',
    "update commissions set points = points - 1 where state = 'posted'",
  ],
  [
    'the points of a commission are those its transfers made',
    "update commissions set state = 'posted' where state = 'pending'",
  ],
  [
    'no points were held or taken back for a commission that is not there, or for somebody else',
    "update commissions set customer_id = gen_random_uuid() where state = 'posted'",
  ],
  [
    'no points were held or taken back for a commission that is not there, or for somebody else',
    "update ledger_transfers set cause_id = '99999' where cause = 'commission_back'",
  ],
  ['what went back of a commission is written down with its transfer', 'delete from commission_backs'],
  [
    'what went back of a commission is written down with its transfer',
    'update commission_backs set points = points + 1',
  ],
  [
    'an order brings at most one commission, and none where it was undone',
    "update orders set status = 'cancelled' where id in (select order_id from commissions where state = 'posted')",
  ],
  ['a withdrawal is its hold, and ended as it says', 'update withdrawals set amount_halalas = amount_halalas + 1'],
  [
    'a withdrawal is its hold, and ended as it says',
    "update withdrawals set status = 'rejected', reference = null, reason = 'x' where status = 'paid'",
  ],
  [
    'a withdrawal is its hold, and ended as it says',
    "update withdrawals set status = 'paid', reference = 'x', ended_at = now() where status = 'pending'",
  ],
  ['what is held of earnings is what waits to be withdrawn', "delete from withdrawals where status = 'pending'"],
  [
    'every conversion moved its points and its halalas, and nothing else came to earnings',
    'delete from point_conversions',
  ],
  [
    'every conversion moved its points and its halalas, and nothing else came to earnings',
    'update point_conversions set points = points + 1',
  ],
  [
    'every conversion moved its points and its halalas, and nothing else came to earnings',
    "update ledger_transfers set cause = 'gift' where cause = 'conversion'",
  ],
  [
    'nobody paid what they approved, where somebody else could have',
    "update withdrawals set ended_by = approved_by where status = 'paid'",
  ],
  [
    'what is owed was taken back, never spent',
    `update ledger_transfers set amount = amount + 100000
    where cause = 'conversion' and from_account in (${ofPoints})`,
  ],
])('%s: found where it does not hold', async (name, damage) => {
  expect(await brokenBy(world.db, damage)).toContain(name);
});
