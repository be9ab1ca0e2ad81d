import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { assertUntilSeen, lineIdsOf, type MadeCustomer, makeCoupon, makeCustomer } from '../../../testing/index.ts';
import { announceExpiries, expirePoints } from '../../community/points/index.ts';
import { postTransfer, readBalance, readPending } from '../ledger/index.ts';
import { postDue } from './accrue.ts';
import { openLoyaltyShop } from './loyalty.fixture.ts';
import {
  COUPON_PERCENT,
  dayOf,
  LoyaltyModel,
  leftOf,
  type ModelOrder,
  PRICE,
  WARNING_DAYS,
} from './loyalty.model.fixture.ts';

/** `MODEL_RUNS=2000 npx vitest run loyalty.model` is the long run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 20);
const LONG_AGO = 700;

let world: Awaited<ReturnType<typeof openLoyaltyShop>>;
let spent = 0;

beforeAll(async () => {
  world = await openLoyaltyShop({ priceHalalas: PRICE });
  await makeCoupon(world.db, { code: 'LESS', percent: COUPON_PERCENT });
  // A rank sends its orders free from a lower sum: the model knows points, and one threshold for all.
  await sql`update ranks set free_shipping_halalas = null, discount_percent = 0`.execute(world.db);
  await sql`update point_settings set expires_after_months = 1, warning_days = ${WARNING_DAYS}`.execute(world.db);
});
afterAll(() => world.close());

const which = fc.nat({ max: 5 });
const pieces = fc.integer({ min: 1, max: 5 });
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('order' as const), pieces, hasCoupon: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 25 }) }) },
  // Long enough that points expire within a history, and not only in one of twenty.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 20, max: 50 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('return' as const), which, pieces }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay back' as const),
      which,
      pieces,
      // Percentage of the remaining amount; 0 is a refund by pieces.
      percent: fc.constantFrom(0, 0, 5, 33, 90, 100),
      isEverything: fc.boolean(),
      to: fc.constantFrom('original' as const, 'store_credit' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 400 }) }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

test('whatever is bought, sent back, spent and left to expire, points are those of a plain model', async () => {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  const property = fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 18 }), async (steps) => {
    world.clock.daysAgo = LONG_AGO;
    const buyer = await makeCustomer(world.db);
    const model = new LoyaltyModel();
    for (const step of steps) {
      await act(step, buyer, model, count);
      const { balance } = await readBalance(world.db, buyer.id, 'loyalty_points');
      const pending = await readPending(world.db, buyer.id, 'loyalty_points');
      expect({ balance, pending }, JSON.stringify(steps)).toEqual({ balance: model.balance, pending: model.pending });
    }
    expect((await world.pointsOf(buyer)).lifetime, JSON.stringify(steps)).toBe(model.lifetime);
  });
  const kinds = [
    'order',
    'posted',
    'expired',
    'sent back in time',
    'sent back late',
    'spent',
    'too little to spend',
    'paid back whole',
    'paid back by amount',
    'paid back by pieces',
  ];
  await assertUntilSeen(property, RUNS, () => kinds.filter((kind) => !seen.has(kind)));
  expect(await checkLedger(world.db)).toEqual([]);
});

async function act(step: Step, buyer: MadeCustomer, model: LoyaltyModel, count: (what: string) => void) {
  if (step.do === 'order') {
    const more = step.hasCoupon ? { coupon_code: 'LESS' } : {};
    const { id, goods } = await world.order(buyer.headers, step.pieces, more);
    await world.deliver(id);
    const deliveredOn = dayOf(world.at());
    const { pieces, hasCoupon } = step;
    const none = { back: 0, servicesBack: 0, posted: null };
    model.orders.push({
      ...none,
      id,
      goods,
      hasCoupon,
      deliveredOn,
      pieces,
      kept: pieces,
      points: Math.floor(goods / 100),
    });
    count('order');
  } else if (step.do === 'pass') {
    world.clock.daysAgo -= step.days;
    const [lifetime, balance] = [model.lifetime, model.balance];
    model.runJobs(dayOf(world.at()));
    if (model.lifetime > lifetime) count('posted');
    if (model.balance < balance + model.lifetime - lifetime) count('expired');
    await postDue(world.db, world.at());
    await expirePoints(world.db, world.at());
    await announceExpiries(world.db, world.at());
  } else if (step.do === 'return') {
    const order = model.orders[step.which % Math.max(1, model.orders.length)];
    if (!order || order.kept < step.pieces) return;
    count(order.posted === null ? 'sent back in time' : 'sent back late');
    // A pending order can be late by a day or more: its return period is reopened, and its points become due.
    await world.openWindow(order.id);
    const back = await world.finishReturn(await world.requestReturn(buyer.headers, order.id, step.pieces));
    model.sendBack(order, step.pieces, back);
  } else if (step.do === 'pay back') {
    const order = model.orders[step.which % Math.max(1, model.orders.length)];
    if (order) await payBack(step, order, model, count);
  } else {
    spent += 1;
    const cause = { kind: 'test', id: String(spent) };
    const [from, to] = [{ customerId: buyer.id }, { house: 'spent' }] as const;
    const transfer = {
      unit: 'loyalty_points',
      from,
      to,
      amount: step.points,
      cause,
      key: `model ${spent}`,
      at: world.at(),
    } as const;
    const moved = await inTransaction(world.db, (tx) => postTransfer(tx, transfer));
    const isSpent = model.spend(step.points);
    expect('id' in moved).toBe(isSpent);
    count(isSpent ? 'spent' : 'too little to spend');
  }
}

async function payBack(
  { pieces, percent, isEverything, to }: Extract<Step, { do: 'pay back' }>,
  order: ModelOrder,
  model: LoyaltyModel,
  count: (what: string) => void,
): Promise<void> {
  const left = leftOf(order);
  const amount = Math.floor(((left.goods + left.services) * percent) / 100);
  if (left.goods + left.services === 0) return;
  if (isEverything) {
    count('paid back whole');
    expect(await world.payBack(order.id, { to, everything: true })).toBe(model.payBack(order, 'everything'));
  } else if (amount > 0) {
    count('paid back by amount');
    expect(await world.payBack(order.id, { to, amount: amount / 100 })).toBe(model.payBack(order, { amount }));
  } else if (pieces <= order.kept) {
    count('paid back by pieces');
    const [line] = await lineIdsOf(world.db, order.id);
    const lines = [{ id: line, quantity: pieces }];
    expect(await world.payBack(order.id, { to, lines })).toBe(model.payBack(order, { pieces }));
  }
}
