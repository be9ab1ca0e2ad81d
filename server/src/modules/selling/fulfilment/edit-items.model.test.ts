import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { sql } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { deliverEvents, makeCoupon, openOrdersShop, unstamped } from '../../../testing/index.ts';
import { issueCreditNote, issueInvoice } from '../invoices/index.ts';
import { issueReturnCreditNote } from '../returns/index.ts';

/** `MODEL_RUNS=2000 npx vitest run edit-items.model` is the long run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 150);

let world: Awaited<ReturnType<typeof openOrdersShop>>;
let subscribers: Subscriber[];

beforeAll(async () => {
  world = await openOrdersShop();
  await makeCoupon(world.db, { code: 'SEVENTH', type: 'percentage', percent: 7 });
  const deps = unstamped(world.db);
  const at = new Date();
  subscribers = [
    ...(['order.placed', 'order.confirmed', 'order.items_changed'] as const).map((event) =>
      subscribe(event, async ({ orderId }) => void (await issueInvoice(deps, orderId, at)), {
        name: `invoices.${event}`,
      }),
    ),
    subscribe('order.cancelled', async ({ orderId }) => void (await issueCreditNote(deps, orderId, at)), {
      name: 'invoices.credit',
    }),
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: ({ returnId }) => issueReturnCreditNote(deps, String(returnId), at),
    },
  ];
});
afterAll(() => world.close());

type Step =
  | { do: 'edit'; cups: number; plates: number; spoons: number }
  | { do: 'pay' }
  | { do: 'pay_added' }
  | { do: 'refund'; amount: number }
  | { do: 'hear' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      cups: fc.integer({ min: 0, max: 6 }),
      plates: fc.integer({ min: 0, max: 3 }),
      spoons: fc.integer({ min: 0, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'pay' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'pay_added' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'hear' as const }) },
);
const anyHistory = fc.record({
  cups: fc.integer({ min: 1, max: 5 }),
  isCash: fc.boolean(),
  hasCoupon: fc.boolean(),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 7 }),
  ends: fc.constantFrom('cancelled', 'delivered', 'open'),
});
type History = typeof anyHistory extends fc.Arbitrary<infer One> ? One : never;

/** 7 % of each unit price is a whole number of halalas, so that any part of a line has an exact price. */
const UNITS = { cups: 1_000, plates: 2_000, spoons: 500 } as const;

async function levels(variantIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql.rows({ variant_id: sql.int4, quantity: sql.int4 })`
    select variant_id, quantity from stock_levels where variant_id = any(${[...variantIds]}::int[])`.execute(world.db);
  return variantIds.map((id) => rows.find((row) => row.variant_id === id)?.quantity ?? 0);
}

async function documents(orderId: string): Promise<number> {
  const { rows } = await sql.rows({ sum: sql.int8 })`
    select coalesce(sum(case kind when 'invoice' then total_halalas else -total_halalas end), 0)::bigint as sum
    from invoices where order_id = ${orderId}`.execute(world.db);
  return rows[0]?.sum ?? 0;
}

interface Shown {
  id: string;
  number: string;
  status: string;
  supplements: { id: string; number: string; status: string }[];
  total: number;
  refunded: number;
  version: number;
  items: { id: number; product_id: number; quantity: number; left_out: number; total: number }[];
}

async function run(
  { cups, isCash, hasCoupon, steps, ends }: History,
  serial: number,
): Promise<{ edits: number; added: number }> {
  const spoon = await world.a.product({ priceHalalas: UNITS.spoons, stock: 100 });
  const all = [world.cup, world.plate, spoon].map(({ variantIds }) => variantIds[0] ?? 0);
  const before = await levels(all);
  const goods = cups * UNITS.cups + UNITS.plates;
  const services = isCash ? 4_000 : 2_500;
  const { id } = await world.placed({
    cups,
    expected_total: (goods - (hasCoupon ? Math.round(goods * 0.07) : 0) + services) / 100,
    ...(hasCoupon && { coupon_code: 'SEVENTH' }),
    ...(!isCash && { payment_method: 'bank_transfer' }),
  });
  const show = async (one = id): Promise<Shown> => world.show(one);
  let edits = 0;
  for (const [turn, step] of steps.entries()) {
    const order = await show();
    if (step.do === 'hear') await deliverEvents(world.db, subscribers);
    if (step.do === 'pay' && order.status === 'pending_payment')
      await world.as(`POST /admin/orders/${id}/confirm-payment`, {
        amount: order.total,
        reference: `PAY ${serial} ${turn}`,
      });
    if (step.do === 'pay_added')
      for (const one of order.supplements) if (one.status === 'pending_payment') await world.pay(one.id, one.number);
    if (step.do === 'refund') await world.refund(id, { amount: step.amount / 100 });
    if (step.do === 'edit') edits += await edit(order, step);
  }
  if (ends === 'cancelled') await world.as(`PATCH /orders/${id}/status`, { status: 'cancelled' });
  if (ends === 'delivered' && (await show()).status === 'confirmed') {
    await world.as('POST /admin/orders/pack', { ids: [id] });
    await world.send(id);
  }
  await deliverEvents(world.db, subscribers);
  const root = await show();
  const family = [root, ...(await Promise.all(root.supplements.map((one) => show(one.id))))];
  await compare(family);
  return { edits, added: root.supplements.length };

  async function edit(
    order: Shown,
    { cups: wantedCups, plates, spoons }: Extract<Step, { do: 'edit' }>,
  ): Promise<number> {
    const wanted = new Map([
      [world.cup.id, wantedCups],
      [world.plate.id, plates],
    ]);
    const lines = order.items.flatMap((item) => {
      const quantity = wanted.get(item.product_id);
      return quantity === undefined ? [] : [{ id: item.id, quantity }];
    });
    const wish = { lines, add: spoons > 0 ? [{ product_id: spoon.id, quantity: spoons }] : [] };
    const seen = await world.preview(id, wish);
    const answer = await world.edit(id, wish, { bank_reference: `OUT ${serial} ${order.version}` });
    expect(answer.status, JSON.stringify(answer.body)).toBe(seen.status);
    const after = await show();
    if (answer.status !== 200) {
      expect(after).toMatchObject({ total: order.total, version: order.version, refunded: order.refunded });
      return 0;
    }
    expect(Math.round((after.total - after.refunded) * 100)).toBe(Math.round(seen.body.data.total * 100));
    return 1;
  }

  /** Goods, money and tax documents of the order and of what was added to it. */
  async function compare(family: readonly Shown[]) {
    const isOver = ({ status }: Shown) => status === 'cancelled';
    const kept = (productId: number) =>
      family
        .filter((order) => !isOver(order))
        .flatMap(({ items }) => items)
        .filter((item) => item.product_id === productId)
        .reduce((sum, item) => sum + item.quantity - item.left_out, 0);
    const held = [world.cup.id, world.plate.id, spoon.id].map(kept);
    expect(await levels(all)).toEqual(before.map((level, at) => level - (held[at] ?? 0)));
    for (const order of family) {
      const own = order.id === id ? services : 0;
      const sum = order.items.reduce((total, item) => total + Math.round(item.total * 100), own);
      expect(Math.round(order.total * 100)).toBe(sum);
      const isSold = !isOver(order) && order.status !== 'pending_payment';
      expect(await documents(order.id)).toBe(isSold ? Math.round((order.total - order.refunded) * 100) : 0);
    }
    const waits = family.slice(1).filter(({ status }) => status === 'pending_payment');
    expect(family.some((order) => order.id === id && isOver(order)) && waits.length > 0).toBe(false);
  }
}

test('after random histories of edits goods, money and tax documents agree', { timeout: 600_000 }, async () => {
  let serial = 0;
  let edits = 0;
  let added = 0;
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      serial += 1;
      const done = await run(history, serial);
      edits += done.edits;
      added += done.added;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(edits).toBeGreaterThan(RUNS);
  expect(added).toBeGreaterThan(RUNS / 10);
  expect(await checkLedger(world.db)).toEqual([]);
});
