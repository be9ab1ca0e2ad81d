import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  type AffiliateShop,
  factories,
  lineIdsOf,
  type MadeAffiliate,
  makeAffiliate,
  makeClick,
  makeCoupon,
  makeStaff,
  openAffiliateShop,
  PAYEE,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import {
  CLICK_DAYS,
  COUPON_FROM,
  EarningsModel,
  LEAST_POINTS,
  LEAST_WITHDRAWAL,
  leftOf,
  type ModelOrder,
  type ModelReturn,
  POST_AFTER,
  PRICE,
} from './earnings.model.fixture.ts';
import { AFFILIATES, anyStep, everyKind, type OrderStep, type PayBack, type Step } from './earnings.steps.fixture.ts';

/** `MODEL_RUNS=3000 npx vitest run earnings.model` is the long run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 40);

let world: AffiliateShop;
let productId: number;
/** Two staff: one approves and another pays. */
let payer: { authorization: string };
let histories = 0;

beforeAll(async () => {
  world = await openAffiliateShop({}, /^(commissions|catalog|invoices\.return)/);
  productId = (await factories(world.db).product({ priceHalalas: PRICE, stock: 1_000_000 })).id;
  payer = (await makeStaff(world.db, 'manager')).headers;
  await sql`
    update affiliate_programme set post_after_days = ${POST_AFTER}, least_points = ${LEAST_POINTS},
      least_withdrawal_halalas = ${LEAST_WITHDRAWAL}
  `.execute(world.db);
});
afterAll(() => world.close());

/** A click that a visitor's browser stores: its age and its affiliate. */
interface Remembered {
  id: string;
  affiliate: number;
  days: number;
}

interface Scene {
  model: EarningsModel;
  affiliates: MadeAffiliate[];
  remembered: (Remembered | undefined)[];
  coupon: string;
}

test('whatever happens to orders and points, everybody has what a plain model says, to the halala', async () => {
  const seen = new Map<string, number>();
  const property = fc.asyncProperty(fc.array(anyStep, { minLength: 30, maxLength: 60 }), async (steps) => {
    const scene = await open();
    for (const step of steps) {
      const done = await act(scene, step);
      await world.settle();
      if (done) seen.set(done, (seen.get(done) ?? 0) + 1);
    }
    expect(await Promise.all(scene.affiliates.map(holdings)), JSON.stringify(steps)).toEqual(
      scene.affiliates.map((_, index) => expected(scene.model, index)),
    );
  });
  await fc.assert(property, { numRuns: RUNS, examples: [[everyKind]] });
  expect(await checkLedger(world.db)).toEqual([]);
  // Every kind of event must occur in the random histories, because one that never occurred was not tested.
  const kinds = [
    'click',
    'buy',
    'cancel',
    'deliver',
    'days',
    'ask back',
    'refund',
    'refuse back',
    'back by pieces',
    'back by amount',
    'back whole',
    'convert',
    'withdraw',
  ];
  const decisions = ['approved', 'rejected', 'paid', 'cancelled', 'owing'];
  expect([...kinds, ...decisions].filter((kind) => !seen.has(kind))).toEqual([]);
});

async function open(): Promise<Scene> {
  histories += 1;
  const affiliates = [await makeAffiliate(world.db), await makeAffiliate(world.db)];
  const coupon = `MODEL${histories}`;
  const couponId = await makeCoupon(world.db, {
    code: coupon,
    type: 'fixed',
    amountHalalas: 100,
    minimumHalalas: COUPON_FROM,
  });
  // The coupon belongs to the second affiliate.
  await sql`insert into affiliate_coupons values (${couponId}, ${affiliates[1]?.affiliateId})`.execute(world.db);
  const first = await makeClick(world.db, { affiliateId: affiliates[0]?.affiliateId ?? 0 });
  const remembered = [0, 1].map(() => ({ id: first, affiliate: 0, days: 0 }));
  return { model: new EarningsModel(AFFILIATES), affiliates, remembered, coupon };
}

async function holdings({ id, headers }: MadeAffiliate) {
  const points = await readBalance(world.db, id, 'affiliate_points');
  const value = await world.done('GET /community/affiliate/points-value', { headers });
  const credit = await readBalance(world.db, id, 'store_credit');
  const { paid } = await world.done('GET /community/affiliate/stats', { headers });
  return {
    points: points.balance,
    pending: value.pending,
    earnings: Math.round(value.earnings * 100),
    held: Math.round(value.earnings_held * 100),
    credit: credit.balance,
    paid: Math.round(paid * 100),
  };
}

function expected(model: EarningsModel, index: number) {
  const held = model.held(index);
  return {
    points: model.points[index],
    pending: model.pending(index),
    earnings: (model.earnings[index] ?? 0) - held,
    held,
    credit: model.credit[index],
    paid: model.paid[index],
  };
}

/**
 * Takes one step in the shop and in the model, which predicts whether it is allowed; returns a description of the step.
 */
async function act(scene: Scene, step: Step): Promise<string | undefined> {
  const { model } = scene;
  switch (step.do) {
    case 'click': {
      const { affiliateId } = scene.affiliates[step.affiliate] ?? { affiliateId: 0 };
      scene.remembered[step.visitor] = {
        id: await makeClick(world.db, { affiliateId }),
        affiliate: step.affiliate,
        days: 0,
      };
      return step.do;
    }
    case 'buy':
      return buy(scene, step);
    case 'days':
      await pass(scene, step.days);
      return step.do;
    case 'convert':
      return convert(scene, step);
    case 'withdraw':
      return withdraw(scene, step);
    case 'pay back':
      return payBack(model, step);
    case 'decide':
      return decide(scene, step.which, step.to);
    default:
      return changeOrder(model, step);
  }
}

async function buy(
  scene: Scene,
  { visitor: who, pieces, hasCoupon }: { visitor: number; pieces: number; hasCoupon: boolean },
) {
  // The shop accepts a coupon code only where its discount applies.
  const isUsed = hasCoupon && pieces * PRICE >= COUPON_FROM;
  const click = scene.remembered[who];
  const order = await world.place({
    ...{ quantity: pieces, productId },
    ...(click && { told: click.id }),
    ...(isUsed && { coupon: scene.coupon }),
  });
  const isFresh = click !== undefined && click.days < CLICK_DAYS;
  const led = isUsed ? 1 : isFresh ? click.affiliate : null;
  scene.model.place({ id: order.id, token: order.view_token, affiliate: led, pieces, hasCoupon: isUsed });
  return 'buy';
}

/** Days pass: all dates move back, and due commissions are posted. */
async function pass(scene: Scene, days: number): Promise<void> {
  const ids = scene.model.orders.map(({ id }) => id);
  const clicks = scene.remembered.flatMap((one) => one?.id ?? []);
  const ago = sql`make_interval(days => ${days})`;
  await sql`update order_events set created_at = created_at - ${ago} where order_id = any(${ids}::uuid[])`.execute(
    world.db,
  );
  await sql`update commissions set due_at = due_at - ${ago} where order_id = any(${ids}::uuid[])`.execute(world.db);
  await sql`update affiliate_clicks set clicked_at = clicked_at - ${ago} where id = any(${clicks}::uuid[])`.execute(
    world.db,
  );
  for (const click of scene.remembered) if (click) click.days += days;
  scene.model.pass(days);
  await world.post(0);
}

/** Picks one of the orders in a state that fits the step. */
function pickOrder(model: EarningsModel, step: OrderStep): ModelOrder | undefined {
  const fitting = model.orders.filter((order) => {
    if (step.do === 'deliver' || step.do === 'cancel') return order.status === 'placed';
    if (step.do === 'ask back') return model.mayReturn(order, step.pieces);
    return order.returns.some((one) => one.isOpen);
  });
  return fitting[step.which % Math.max(1, fitting.length)];
}

async function changeOrder(model: EarningsModel, step: OrderStep): Promise<string | undefined> {
  const order = pickOrder(model, step);
  if (!order) return undefined;
  const open = order.returns.find((one) => one.isOpen);
  if (step.do === 'deliver') {
    await world.deliver(order.id);
    model.deliver(order);
  } else if (step.do === 'cancel') {
    const body = { status: 'cancelled' };
    await world.done(`PATCH /orders/${order.id}/status?view_token=${order.token}`, { body });
    model.cancel(order);
  } else if (step.do === 'ask back') {
    const id = await world.askBack({ id: order.id, view_token: order.token }, step.pieces);
    order.returns.push({ id, pieces: step.pieces, isOpen: true });
  } else if (open && step.do === 'refund') {
    return refund(model, order, open);
  } else if (open) {
    await world.stepBack(open.id, 'reject');
    open.isOpen = false;
  }
  return step.do;
}

async function refund(model: EarningsModel, order: ModelOrder, open: ModelReturn): Promise<string> {
  for (const one of ['approve', 'receive', 'refund'] as const) await world.stepBack(open.id, one);
  const owed = model.points.some((points) => points < 0);
  model.refund(order, open);
  return !owed && model.points.some((points) => points < 0) ? 'owing' : 'refund';
}

/** Staff refund pieces, an amount or everything of a delivered order. */
async function payBack(model: EarningsModel, step: PayBack): Promise<string | undefined> {
  const fitting = model.orders.filter((one) => one.status === 'delivered' && one.returns.length < 10);
  const order = fitting[step.which % Math.max(1, fitting.length)];
  if (!order) return undefined;
  const wish = wishOf(order, step);
  if (!wish) return undefined;
  const what =
    wish === 'everything'
      ? { everything: true }
      : 'amount' in wish
        ? { amount: wish.amount / 100 }
        : { lines: [{ id: (await lineIdsOf(world.db, order.id))[0], quantity: wish.pieces }] };
  const body = { to: 'original', reason: 'اعتذار', bank_reference: 'TRX', ...what };
  await world.done(`POST /admin/orders/${order.id}/refunds`, { body, headers: world.owner.headers });
  model.payBack(order, wish);
  return wish === 'everything' ? 'back whole' : 'amount' in wish ? 'back by amount' : 'back by pieces';
}

function wishOf(order: ModelOrder, { pieces, percent, isEverything }: PayBack) {
  const left = leftOf(order);
  const all = left.goods + left.services;
  const asked = order.returns.filter((one) => one.isOpen).reduce((sum, one) => sum + one.pieces, 0);
  if (all === 0) return undefined;
  if (isEverything) return asked === 0 ? ('everything' as const) : undefined;
  const amount = Math.floor((all * percent) / 100);
  if (amount > 0) return { amount };
  return pieces <= order.pieces - order.back - asked ? { pieces } : undefined;
}

const share = (whole: number, percent: number) => Math.floor((Math.max(0, whole) * percent) / 100);

interface Wish {
  affiliate: number;
  percent: number;
  to: 'cash' | 'store_credit';
}

async function convert(scene: Scene, { affiliate: index, percent, to }: Wish) {
  const points = share(scene.model.points[index] ?? 0, percent) || 1;
  const isAllowed = scene.model.convert(index, points, to);
  const { headers } = scene.affiliates[index] ?? {};
  const body = { points, to };
  const path = 'POST /community/affiliate/convert-points';
  const answer = await world.shop.call(path, { body, ...(headers && { headers }) });
  expect(answer.status === 201, JSON.stringify(answer.body)).toBe(isAllowed);
  return isAllowed ? 'convert' : undefined;
}

async function withdraw(scene: Scene, { affiliate: index, percent }: Wish) {
  const { model } = scene;
  const amount = share((model.earnings[index] ?? 0) - model.held(index), percent) || 1;
  const isAllowed = model.mayWithdraw(index, amount);
  const { headers } = scene.affiliates[index] ?? {};
  const body = { amount: amount / 100, ...PAYEE };
  const answer = await world.shop.call('POST /community/affiliate/withdraw', { body, ...(headers && { headers }) });
  expect(answer.status === 201, JSON.stringify(answer.body)).toBe(isAllowed);
  if (!isAllowed) return undefined;
  model.withdrawals.push({ id: answer.body.data.id, affiliate: index, amount, version: 1, status: 'pending' });
  return 'withdraw';
}

async function decide(scene: Scene, place: number, to: 'approved' | 'rejected' | 'paid' | 'cancelled') {
  const { withdrawals } = scene.model;
  const waiting = withdrawals.filter(({ status }) => status === (to === 'paid' ? 'approved' : 'pending'));
  // Usually a withdrawal in the right status, sometimes one in any status.
  const from = place % 4 === 0 || waiting.length === 0 ? withdrawals : waiting;
  const one = from[place % Math.max(1, from.length)];
  if (!one) return undefined;
  const { version } = one;
  const isAllowed = scene.model.step(one, to);
  const { headers = payer } = scene.affiliates[one.affiliate] ?? {};
  const staff = `PUT /community/affiliate/admin/withdrawals/${one.id}`;
  const answer = await {
    approved: () => world.shop.call(`${staff}/approve`, { headers: world.owner.headers, body: { version } }),
    rejected: () => world.shop.call(`${staff}/reject`, { headers: payer, body: { version, reason: 'لا يطابق' } }),
    paid: () => world.shop.call(`${staff}/paid`, { headers: payer, body: { version, reference: 'TRX' } }),
    cancelled: () => world.shop.call(`PUT /community/affiliate/withdrawals/${one.id}/cancel`, { headers }),
  }[to]();
  expect(answer.status === 200, JSON.stringify(answer.body)).toBe(isAllowed);
  return isAllowed ? to : undefined;
}
