import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { deliverTo, makeCustomer, untilLost, withoutGuardOf } from '../../../testing/index.ts';
import { accrualSubscribers, postDue } from './accrue.ts';
import { openLoyaltyShop } from './loyalty.fixture.ts';

let world: Awaited<ReturnType<typeof openLoyaltyShop>>;

beforeAll(async () => {
  world = await openLoyaltyShop({ daysAgo: 60 });
});
afterAll(() => world.close());

/**
 * An order of five pieces is due while two of them are returned. The refund, its event, the delivery's event and the
 * posting of points run concurrently. Returns the number of reported postings.
 */
async function hearTogether(db: Database): Promise<number> {
  const buyer = await makeCustomer(world.db);
  const { id } = await world.order(buyer.headers, 5);
  await world.deliver(id);
  const returnId = await world.requestReturn(buyer.headers, id, 2);
  const [delivered, , refunded] = accrualSubscribers({ db, now: world.now });
  const later = new Date(world.now() + 8 * 86_400_000);
  const posting = () => Promise.all(Array.from({ length: 6 }, () => postDue(db, later)));
  const said = await Promise.all([
    world
      .finishReturn(returnId, false)
      .then(() => deliverTo(refunded, { returnId }))
      .then(posting),
    ...Array.from({ length: 4 }, posting),
    deliverTo(delivered, { orderId: id }),
  ]);
  await world.settle();
  const { balance, pending, lifetime } = await world.pointsOf(buyer);
  expect({ balance, pending, lifetime }).toEqual({ balance: 32, pending: 0, lifetime: 32 });
  return said.flat().reduce<number>((sum, times) => sum + Number(times ?? 0), 0);
}

test('whatever is heard and posted at once, the points are those of what was kept, and posted once', async () => {
  for (let time = 0; time < 5; time += 1) expect(await hearTogether(world.db)).toBe(1);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('control: without the lock of what an order brings it is posted several times, and only the keys of the ledger hold', async () => {
  world.database.allowViolations();
  const { db } = withoutGuardOf(world.db, / for update/, '');
  expect(await untilLost(() => hearTogether(db).catch(() => 2))).toBeGreaterThan(1);
});
