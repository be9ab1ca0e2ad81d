import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealHandover } from '../../../../extensions/index.ts';
import { sql } from '../../../../platform/database/index.ts';
import { createSeal } from '../../../../platform/seal/index.ts';
import {
  createTestDatabase,
  factories,
  type Guard,
  makeSellable,
  orderBody,
  type TestDatabase,
  twoProcesses,
} from '../../../../testing/index.ts';

/** One checkout that its agent completes while persons order by its link, each by another phone. */
const SETTINGS_KEY = 'a key of this shop alone, long enough for a seal';
let database: TestDatabase;
const two = twoProcesses(
  () => database,
  () => ({ settings: { SETTINGS_KEY } }),
);

beforeEach(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

const AT_ONCE = 8;
const refusal: Guard = { file: 'write-orders.ts', guard: "refuse('orders.already_placed');", instead: ';' };

async function orderAtOnce() {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 500 });
  const endsAt = new Date(Date.now() + 3_600_000);
  const seal = createSeal({ settingsKey: SETTINGS_KEY, dataDir: '' });
  const handover = await sealHandover(seal, 'machines', { agent: 'agent.example', reference: 'checkout-1', endsAt });
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, turn) =>
      two.call(turn, 'POST /orders', {
        ...orderBody([{ product_id: id, quantity: 1 }], 140, { handover }),
        contact: { first_name: 'س', last_name: 'ص', phone: `05${30_000_000 + turn}` },
        address: { city_id: 1, district: 'الملقا', street: `شارع النخيل ${turn}` },
      }),
    ),
  );
  const { rows } = await sql.rows({ orders: sql.int4.neverNull, taken: sql.int4.neverNull })`
    select (select count(*)::int from orders) as orders, 
      (select 500 - sum(quantity)::int from stock_levels where product_id = ${id}) as taken
  `.execute(database.db);
  return { statuses: answers.map(({ status }) => status).toSorted(), ...rows[0] };
}

test('agent and persons, at once by one checkout, order once; the others are refused and take no piece', async () => {
  await two.start();
  expect(await orderAtOnce()).toEqual({ statuses: [201, ...Array(AT_ONCE - 1).fill(409)], orders: 1, taken: 1 });
});

test('control: without the refusal each of them is an order', async () => {
  await two.start(refusal);
  expect(await orderAtOnce()).toMatchObject({ orders: AT_ONCE });
});
