import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../checks/index.ts';
import { reconcilePayments, refundSubscriber } from '../modules/selling/checkout-payments/index.ts';
import { sql } from '../platform/database/index.ts';
import { createSeal } from '../platform/seal/index.ts';
import {
  type ApiProcess,
  callOver,
  createTestDatabase,
  deliverEvents,
  type FakeInvoice,
  factories,
  makeSellable,
  orderBody,
  startApiProcess,
  startFakePay,
  type TestDatabase,
  testMethods,
  WEBHOOK_SECRET,
} from '../testing/index.ts';

/** `CRASH_ROUNDS=50 npm run test:crash` is the long run. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const BUYERS = 10;
/** A server is killed once so many more were charged, and a random moment later: in the midst of it on any machine. */
const CHARGES_A_ROUND = 15;
const LONGEST_WAIT_MS = 300;
/** After this time, reconciliation looks again at everything unfinished. */
const LATER_MS = 180_000;

let database: TestDatabase;
let fake: Awaited<ReturnType<typeof startFakePay>>;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  fake = await startFakePay();
  await makeSellable(database.db);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 1_000_000 })).id;
});
afterAll(async () => {
  await database.close();
  await fake.close();
});

interface Charge {
  orderId: string;
  invoice: FakeInvoice;
}

/** Orders, pays at the provider, and then does what buyers do: come back, cancel, or close the browser. */
async function buyUntil(signal: AbortSignal, api: ApiProcess, charges: Charge[]): Promise<void> {
  const body = orderBody([{ product_id: productId, quantity: 1 }], 125, { payment_method: 'test-pay' });
  while (!signal.aborted) {
    try {
      const placed = await callOver(api.address, 'POST /orders', body);
      if (placed.status !== 201) continue;
      const { id, view_token } = placed.body.data;
      const path = (call: string) => `${call}?view_token=${view_token}`;
      const started = await callOver(api.address, `POST ${path(`/orders/${id}/payment`)}`, {});
      if (started.status !== 200) continue;
      const invoice = fake.invoiceAt(started.body.data.url);
      fake.pay(invoice);
      charges.push({ orderId: id, invoice });
      await comeBack(api, path(`/orders/${id}`), invoice);
    } catch {
      // The server is gone; what was charged by now is what this is about.
      return;
    }
  }
}

async function comeBack(api: ApiProcess, order: string, invoice: FakeInvoice): Promise<void> {
  const [path = '', query = ''] = order.split('?');
  const event = {
    type: 'payment',
    secret: WEBHOOK_SECRET,
    invoice: invoice.id,
  };
  const webhook = () => callOver(api.address, 'POST /payments/test-pay/webhook', event);
  const refresh = () => callOver(api.address, `POST ${path}/payment/refresh?${query}`, {});
  const cancel = () => callOver(api.address, `PATCH ${path}/status?${query}`, { status: 'cancelled' });
  const ways = [[webhook], [refresh], [webhook, refresh], [cancel, webhook], [webhook, cancel], [cancel], []];
  const way = ways[Math.floor(Math.random() * ways.length)] ?? [];
  await Promise.all(way.map((act) => act()));
}

/** Runs the jobs of a restarted shop: reconciles payments without a webhook, and sends due mails. */
async function recover(): Promise<void> {
  const now = () => Date.now() + LATER_MS;
  const onlineMethods = testMethods(database.db, fake.settings, now);
  const seal = createSeal({ settingsKey: 'the key of this test', dataDir: '' });
  const deps = { db: database.db, now, onlineMethods, seal };
  for (let turn = 0; turn < 4; turn += 1) {
    await reconcilePayments(deps);
    await deliverEvents(database.db, [refundSubscriber(deps)]);
  }
}

/** A charged buyer has the order or the money: never both, never neither. */
async function findFaults(charges: readonly Charge[]): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid, status: sql.text })`select id, status from orders`.execute(
    database.db,
  );
  const statusOf = new Map(rows.map((row) => [row.id, row.status]));
  return charges.flatMap(({ orderId, invoice }) => {
    const back = invoice.payments.reduce((sum, payment) => sum + payment.refunded, 0);
    const taken = invoice.payments.reduce((sum, payment) => sum + payment.amount, 0);
    const hasOrder = statusOf.get(orderId) === 'confirmed';
    const isRight = hasOrder ? back === 0 : back === taken;
    return isRight ? [] : [`order ${orderId} is ${statusOf.get(orderId)}, taken ${taken}, back ${back}`];
  });
}

test('killed between payment and webhook: whoever was charged has the order or the money', {
  timeout: 600_000,
}, async () => {
  const charges: Charge[] = [];
  let unsettled = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const api = await startApiProcess(database.url, { settings: fake.settings });
    const stop = new AbortController();
    const buyers = Array.from({ length: BUYERS }, () => buyUntil(stop.signal, api, charges));
    const enough = charges.length + CHARGES_A_ROUND;
    while (charges.length < enough && api.process.exitCode === null) await sleep(5);
    await sleep(Math.random() * LONGEST_WAIT_MS);
    api.process.kill('SIGKILL');
    stop.abort();
    await Promise.all(buyers);
    unsettled += (await findFaults(charges)).length;
    await recover();
    expect(await findFaults(charges)).toEqual([]);
  }
  process.stdout.write(`${ROUNDS} kills, ${charges.length} charged, ${unsettled} of them unsettled when it died\n`);
  // Else nothing was between payment and webhook when the server died.
  expect(unsettled).toBeGreaterThan(0);
  expect(await checkLedger(database.db)).toEqual([]);
});
