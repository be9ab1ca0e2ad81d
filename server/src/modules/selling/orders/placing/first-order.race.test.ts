import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  factories,
  type Guard,
  makeCoupon,
  makeSellable,
  orderBody,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../../testing/index.ts';

/** Many different codes for a first order, used at the same instant by one buyer. */
let database: TestDatabase;
const two = twoProcesses(() => database);
let serial = 0;

beforeEach(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

const AT_ONCE = 20;
const firstOrderLock: Guard = {
  file: 'write-orders.ts',
  guard: 'if (coupon.first_order_only) await lockFirstOrders(tx, customerKeys, place);',
  instead: '',
};

interface Buyer {
  phone: (turn: number) => string;
  street: (turn: number) => string;
}

/** Uses many first-order codes concurrently for a buyer without history. Returns the number of placed orders. */
async function firstOrders(makeBuyer: (mark: number) => Buyer): Promise<number> {
  serial += 1;
  const buyer = makeBuyer(serial);
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 500 });
  const codes = Array.from({ length: AT_ONCE }, (_, turn) => `FIRST${serial}X${turn}`);
  for (const code of codes) await makeCoupon(database.db, { code, firstOrderOnly: true });
  const answers = await Promise.all(
    codes.map((code, turn) =>
      two.call(turn, 'POST /orders', {
        ...orderBody([{ product_id: id, quantity: 1 }], 130, { coupon_code: code }),
        contact: { first_name: 'س', last_name: 'ص', phone: buyer.phone(turn) },
        address: { city_id: 1, district: 'الملقا', street: buyer.street(turn) },
      }),
    ),
  );
  return answers.filter(({ status }) => status === 201).length;
}

const phoneOf = (number: number) => `05${String(30_000_000 + number)}`;
const onePhone = (): Promise<number> =>
  firstOrders((mark) => ({
    phone: () => phoneOf(mark),
    street: (turn) => `شارع النخيل ${mark * AT_ONCE + turn}`,
  }));
const oneDoor = (): Promise<number> =>
  firstOrders((mark) => ({
    phone: (turn) => phoneOf(mark * AT_ONCE + turn),
    street: () => `شارع التمر ${mark}`,
  }));

test('different codes for a first order, at once with one phone, give one first order', async () => {
  await two.start();
  expect(await onePhone()).toBe(1);
});

test('nor does a door give more than one with invented phones', async () => {
  await two.start();
  expect(await oneDoor()).toBe(1);
});

test('control: where each coupon has its own lock alone, more than one passes', async () => {
  await two.start(firstOrderLock);
  expect(await untilLost(onePhone, 1)).toBeGreaterThan(1);
});
