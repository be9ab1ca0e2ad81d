import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ReturnStatus } from '@waha/contract';
import type { TaxDocument } from '@waha/extend';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction, sql, type Tx } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import {
  assertUntilSeen,
  deliverEvents,
  deliverOrder,
  factories,
  type MadeStaff,
  makeCoupon,
  makePromotion,
  makeStaff,
  orderBody,
  startFakePay,
  testMethods,
} from '../../../testing/index.ts';
import { refreshInStock } from '../../goods/catalog/index.ts';
import { refundSubscriber } from '../checkout-payments/index.ts';
import { issueCreditNote, issueInvoice } from '../invoices/index.ts';
import { postTransfer, readBalance } from '../ledger/index.ts';
import { expireReservations } from '../orders/index.ts';
import { issueReturnCreditNote } from './index.ts';
import { IBAN, openReturnShop } from './returns.fixture.ts';
import {
  COUPON_FROM,
  type Method,
  Model,
  type ModelOrder,
  type ModelReturn,
  type Size,
  type Wanted,
} from './returns.model.fixture.ts';
import { faultsOf } from './tax-document-faults.fixture.ts';

/** `MODEL_RUNS=2000 npx vitest run returns.model` is the long run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 200);
const STOCK: [number, number] = [10, 6];
const SIZES = ['M', 'L'] as const;
const COUPON = 'LESS1';

let fake: Awaited<ReturnType<typeof startFakePay>>;
let world: Awaited<ReturnType<typeof openReturnShop>>;
let owner: MadeStaff;
let subscribers: Subscriber[];
/** Documents as the tax authority is told of them. */
const issued: TaxDocument[] = [];

beforeAll(async () => {
  fake = await startFakePay();
  world = await openReturnShop(fake.settings);
  owner = await makeStaff(world.db, 'owner');
  await makeCoupon(world.db, { code: COUPON, type: 'fixed', amountHalalas: 100, minimumHalalas: COUPON_FROM });
  const onlineMethods = testMethods(world.db, fake.settings);
  const issuing = {
    db: world.db,
    stampTaxDocument: async (_: Tx, { document }: { document: TaxDocument }) => void issued.push(document),
  };
  const credit: Subscriber = {
    name: 'invoices.return',
    event: 'return.refunded',
    handle: ({ returnId }) => issueReturnCreditNote(issuing, String(returnId), new Date()),
  };
  const invoice = (['order.placed', 'order.confirmed'] as const).map((event) =>
    subscribe(event, async ({ orderId }) => void (await issueInvoice(issuing, orderId, new Date())), {
      name: `invoices.${event}`,
    }),
  );
  const reverse = subscribe(
    'order.cancelled',
    async ({ orderId }) => void (await issueCreditNote(issuing, orderId, new Date())),
    { name: 'invoices.credit' },
  );
  const inStock: Subscriber = {
    name: 'catalog.in-stock',
    event: 'stock.flipped',
    handle: ({ productIds }) => inTransaction(world.db, (tx) => refreshInStock(tx, z.array(z.int()).parse(productIds))),
  };
  const refund = refundSubscriber({ db: world.db, now: Date.now, onlineMethods });
  subscribers = [inStock, ...invoice, reverse, refund, credit];
});
afterAll(async () => {
  await world.close();
  await fake.close();
});

type Step = 'approve' | 'reject' | 'receive' | 'refund' | 'exchange' | 'withdraw';
type Command =
  | { do: 'order'; pieces: number; size: Size; method: Method; hasCoupon: boolean; useCredit: boolean }
  | { do: 'pay' | 'cancel' | 'deliver'; which: number }
  | { do: 'expire' }
  | { do: 'return'; which: number; pieces: number; wanted: Wanted }
  /** Percentage of the rest that staff refund, or null for all. */
  | { do: 'give'; which: number; percent: number | null; toCredit: boolean }
  /** `next` is the step that advances the return: most random steps are refused. */
  | { do: 'step'; which: number; step: Step | 'next'; resaleable: number };

const which = fc.nat({ max: 9 });
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      pieces: fc.integer({ min: 1, max: 5 }),
      size: fc.constantFrom<Size>(0, 0, 1),
      method: fc.constantFrom<Method>('cash_on_delivery', 'bank_transfer', 'test-pay'),
      hasCoupon: fc.boolean(),
      useCredit: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'deliver' as const, 'deliver' as const), which }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      which,
      pieces: fc.integer({ min: 1, max: 3 }),
      wanted: fc.constantFrom<Wanted>('money', 'credit', 'exchange', 'exchange'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('give' as const),
      which,
      percent: fc.constantFrom(null, 3, 3, 20, 20, 50, 100),
      toCredit: fc.boolean(),
    }),
  },
  {
    weight: 26,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      which,
      step: fc.constantFrom<Step | 'next'>(
        'next',
        'next',
        'next',
        'next',
        'next',
        'next',
        'next',
        'approve',
        'receive',
        'refund',
        'exchange',
        'reject',
        'withdraw',
      ),
      resaleable: fc.nat({ max: 3 }),
    }),
  },
);

const steps: Record<Step, { from: readonly ReturnStatus[]; to: ReturnStatus }> = {
  approve: { from: ['requested'], to: 'approved' },
  reject: { from: ['requested', 'approved'], to: 'rejected' },
  receive: { from: ['approved'], to: 'received' },
  refund: { from: ['received'], to: 'refunded' },
  exchange: { from: ['received'], to: 'exchanged' },
  withdraw: { from: ['requested'], to: 'cancelled' },
};

function nextOf({ status, wanted }: Pick<ModelReturn, 'status' | 'wanted'>): Step | undefined {
  if (status === 'received') return wanted === 'exchange' ? 'exchange' : 'refund';
  return status === 'requested' ? 'approve' : status === 'approved' ? 'receive' : undefined;
}

let histories = 0;

/** One buyer and one product, in the shop and in the model; `given`: refunds by staff, act by act. */
async function openHistory(hasOffer: boolean) {
  const variants = SIZES.map((size, at) => ({ size, stock: STOCK[at] ?? 0 }));
  histories += 1;
  const tax = histories % 3 === 0 ? 'VATEX-SA-35' : 'standard';
  const { id: productId, variantIds } = await factories(world.db).product({ priceHalalas: 1_000, variants, tax });
  if (hasOffer)
    await makePromotion(world.db, { type: 'buy_x_get_y', productIds: [productId], buy: 3, get: 1, stackable: true });
  const buyer = await world.buyer();
  const credit = 4_321;
  await inTransaction(world.db, (tx) =>
    postTransfer(tx, {
      unit: 'store_credit',
      from: { house: 'issued' },
      to: { customerId: buyer.id },
      amount: credit,
      cause: { kind: 'gift', id: '1' },
      key: randomUUID(),
    }),
  );
  const given: string[] = [];
  return { productId, variantIds, buyer, given, model: new Model(STOCK, credit, hasOffer) };
}
type History = Awaited<ReturnType<typeof openHistory>>;

const chosen = <Thing>(things: readonly Thing[], index: number): Thing | undefined => things[index % things.length];

async function order(history: History, command: Extract<Command, { do: 'order' }>): Promise<void> {
  const { model, productId, variantIds, buyer } = history;
  const { pieces, size, method, hasCoupon, useCredit } = command;
  const priced = model.price(pieces, size, method, hasCoupon, useCredit);
  const body = orderBody(
    [{ product_id: productId, variant_id: variantIds[size], quantity: pieces }],
    priced.total / 100,
    {
      payment_method: method,
      use_store_credit: useCredit,
      ...(hasCoupon && { coupon_code: COUPON }),
    },
  );
  const answer = await world.shop.call('POST /orders', { headers: buyer.headers, body });
  expect(answer.status === 201, JSON.stringify([command, answer.body])).toBe(priced.isPossible);
  if (answer.status !== 201) return;
  const { id, items } = answer.body.data;
  const placed = model.place({ id, line: items[0].id, pieces, method, ...priced }, size);
  if (method !== 'test-pay' || placed.status !== 'pending_payment') return;
  const started = await world.shop.call(`POST /orders/${id}/payment`, { headers: buyer.headers });
  placed.payAt = started.body.data.url;
}

async function pay({ model, buyer }: History, placed: ModelOrder): Promise<void> {
  if (placed.method === 'bank_transfer') {
    if (placed.status !== 'pending_payment') return;
    const body = { amount: (placed.total - placed.credit) / 100, reference: randomUUID() };
    await world.shop.call(`POST /admin/orders/${placed.id}/confirm-payment`, { headers: owner.headers, body });
  } else if (placed.payAt) {
    fake.pay(fake.invoiceAt(placed.payAt));
    await world.shop.call(`POST /orders/${placed.id}/payment/refresh`, { headers: buyer.headers });
  } else return;
  model.pay(placed);
}

async function cancel({ model, buyer }: History, placed: ModelOrder): Promise<void> {
  const body = { status: 'cancelled' };
  const answer = await world.shop.call(`PATCH /orders/${placed.id}/status`, { headers: buyer.headers, body });
  const may = ['pending_payment', 'confirmed'].includes(placed.status);
  expect(answer.status).toBe(may ? 200 : 409);
  if (may) model.end(placed, 'cancelled');
}

async function ask(
  { model, buyer, variantIds }: History,
  placed: ModelOrder,
  command: Extract<Command, { do: 'return' }>,
) {
  const { pieces, wanted } = command;
  const instead = model.instead(placed);
  const line = { id: placed.line, quantity: pieces, reason: 'other' };
  const body = {
    order_id: placed.id,
    lines: [wanted === 'exchange' ? { ...line, exchange_variant_id: variantIds[instead] } : line],
    refund_to: { money: 'original', credit: 'store_credit', exchange: 'exchange' }[wanted],
    iban: IBAN,
  };
  const answer = await world.shop.call('POST /returns', { headers: buyer.headers, body });
  const isLeft = pieces <= model.left(placed);
  const may = isLeft && (wanted !== 'exchange' || model.stock[instead] >= pieces);
  expect(answer.status, JSON.stringify(answer.body)).toBe(may ? 201 : isLeft ? 422 : 409);
  if (may) model.ask(placed, answer.body.data.id, pieces, wanted);
}

async function step({ model, buyer }: History, command: Extract<Command, { do: 'step' }>): Promise<void> {
  const isNext = command.step === 'next';
  const one = chosen(isNext ? model.returns.filter(nextOf) : model.returns, command.which);
  if (!one) return;
  const name = command.step === 'next' ? (nextOf(one) ?? 'refund') : command.step;
  const { from, to } = steps[name];
  const resaleable = Math.min(command.resaleable, one.pieces);
  const bodies = {
    approve: {},
    reject: { note: 'x' },
    receive: { lines: [{ id: one.order.line, resaleable }] },
    refund: { bank_reference: 'TRX' },
    exchange: { carrier_number: 'SM-1' },
    withdraw: {},
  };
  const by = name === 'withdraw' ? buyer : owner;
  const path = `POST ${name === 'withdraw' ? '' : '/admin'}/returns/${one.id}/${name}`;
  const answer = await world.shop.call(path, { headers: by.headers, body: bodies[name] });
  const isOfKind = name !== 'exchange' || one.wanted === 'exchange';
  const may = from.includes(one.status) && isOfKind && (name !== 'approve' || model.isThere(one));
  expect(answer.status, JSON.stringify(answer.body)).toBe(may ? 200 : 409);
  if (!may) return;
  if (to === 'received') model.receive(one, resaleable);
  else model.step(one, to);
}

async function give({ model, given }: History, command: Extract<Command, { do: 'give' }>): Promise<void> {
  const arrived = model.orders.filter(({ status }) => ['delivered', 'return_requested', 'returned'].includes(status));
  const placed = chosen(arrived, command.which);
  if (!placed) return;
  const { goods, services } = model.owed(placed);
  const isWhole = command.percent === null;
  const amount = Math.floor(((goods + services) * (command.percent ?? 100)) / 100);
  const isOpen = placed.returns.some(({ status }) => ['requested', 'approved', 'received'].includes(status));
  if (amount === 0 || (isWhole && isOpen)) return;
  const body = {
    ...{ to: command.toCredit ? 'store_credit' : 'original', reason: 'اعتذار', bank_reference: 'TRX' },
    ...(isWhole ? { everything: true } : { amount: amount / 100 }),
  };
  const answer = await world.shop.call(`POST /admin/orders/${placed.id}/refunds`, { headers: owner.headers, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  given.push(isWhole ? 'paid back whole' : 'paid back by amount');
  model.give(placed, isWhole ? null : amount, command.toCredit);
}

async function run(history: History, command: Command): Promise<void> {
  const { model } = history;
  if (command.do === 'order') return order(history, command);
  if (command.do === 'step') return step(history, command);
  if (command.do === 'give') return give(history, command);
  if (command.do === 'expire') {
    await expireReservations(world.db, new Date(Date.now() + 49 * 3_600_000));
    for (const one of model.orders) if (one.status === 'pending_payment') model.end(one, 'expired');
    return;
  }
  // Steps are mostly possible ones: returns of delivered orders, receipts of approved returns.
  const atHome = model.orders.filter((one) => model.left(one) > 0);
  const onTheirWay = model.orders.filter(({ status }) => status === 'pending_payment' || status === 'confirmed');
  const likely = command.do === 'return' ? atHome : command.do === 'deliver' ? onTheirWay : [];
  const placed = chosen(likely.length > 0 ? likely : model.orders, command.which);
  if (!placed) return;
  if (command.do === 'pay') return pay(history, placed);
  if (command.do === 'cancel') return cancel(history, placed);
  if (command.do === 'return') return ask(history, placed, command);
  if (placed.status === 'pending_payment') await pay(history, placed);
  if (placed.status !== 'confirmed') return;
  await deliverOrder(world.db, placed.id);
  placed.status = 'delivered';
}

/** Compares the shop's state with the model's. */
async function compare({ model, variantIds, buyer }: History) {
  await deliverEvents(world.db, subscribers);
  const { rows } = await sql.rows({ stock: sql.int4Array, card: sql.int4, bank: sql.int4 })`
    select (select array_agg(quantity order by variant_id) from stock_levels where variant_id = any(${variantIds}::int[])) as stock,
      coalesce((select sum(f.amount) from payment_refunds f join payments p on p.id = f.payment_id
        join orders o on o.id = p.order_id where o.customer_id = ${buyer.id} and f.status = 'done'), 0)::int as card,
      coalesce((select sum(r.bank_halalas) from returns r join orders o on o.id = r.order_id
        where o.customer_id = ${buyer.id}), 0)::int as bank
  `.execute(world.db);
  const { balance, held } = await readBalance(world.db, buyer.id, 'store_credit');
  expect({ ...rows[0], balance, held }).toEqual({
    stock: model.stock,
    card: model.cardBack,
    bank: model.bankBack,
    balance: model.balance,
    held: model.held,
  });
  const { rows: orders } = await sql.rows({ id: sql.uuid, status: sql.text })`
    select id, status from orders where customer_id = ${buyer.id}`.execute(world.db);
  const expected = model.orders.map(({ id, status }) => ({ id, status }));
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(orders.toSorted(byId)).toEqual(expected.toSorted(byId));
}

test('random histories of buying, paying, cancelling, expiring and returning agree with the model', {
  timeout: 3_600_000,
}, async () => {
  const seen = new Map<string, number>();
  const count = (kind: string) => seen.set(kind, (seen.get(kind) ?? 0) + 1);
  const property = fc.asyncProperty(
    fc.array(anyCommand, { minLength: 10, maxLength: 40, size: 'max' }),
    fc.boolean(),
    async (commands, hasOffer) => {
      const history = await openHistory(hasOffer);
      for (const command of commands) await run(history, command);
      await compare(history);
      for (const { status } of history.model.returns) count(status);
      for (const kind of history.given) count(kind);
    },
  );
  // Histories that never reach these outcomes would prove nothing.
  const least = { refunded: RUNS / 20, exchanged: RUNS / 20, 'paid back by amount': 1, 'paid back whole': 1 };
  const tooFew = () => Object.entries(least).filter(([kind, times]) => (seen.get(kind) ?? 0) < times);
  await assertUntilSeen(property, RUNS, () => tooFew().map(([kind]) => kind));
  process.stdout.write(`${RUNS} histories, returns ${JSON.stringify(Object.fromEntries(seen))}\n`);
  expect(await checkLedger(world.db)).toEqual([]);
  for (const document of issued) expect(faultsOf(document), JSON.stringify(document)).toEqual([]);
  // For the authority's own rules: the file is what `npm run check:… -- KIT FILE` of an extension reads.
  if (process.env.TAX_DOCUMENTS)
    await writeFile(process.env.TAX_DOCUMENTS, issued.map((document) => `${JSON.stringify(document)}\n`).join(''));
});
