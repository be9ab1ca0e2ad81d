import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCoupon,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import { expireReservations } from './reservations/expire-reservations.ts';

/** `MODEL_RUNS=1000 npx vitest run orders.model` is the long run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 60);
const STOCK = 12;
const COUPON_LIMIT = 3;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { cacheBytes: 0 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

type Command =
  | { do: 'order'; quantity: number; withCoupon: boolean; byTransfer: boolean }
  | { do: 'cancel'; which: number }
  | { do: 'expire' };

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    do: fc.constant('order' as const),
    quantity: fc.integer({ min: 1, max: 6 }),
    withCoupon: fc.boolean(),
    byTransfer: fc.boolean(),
  }),
  fc.record({ do: fc.constant('cancel' as const), which: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ do: fc.constant('expire' as const) }),
);

/** The reference model of the shop, in a dozen lines. */
class Model {
  stock = STOCK;
  uses = 0;
  orders: { id: string; token: string; quantity: number; withCoupon: boolean; isWaiting: boolean; isLive: boolean }[] =
    [];

  canOrder(quantity: number, withCoupon: boolean): boolean {
    return quantity <= this.stock && (!withCoupon || this.uses < COUPON_LIMIT);
  }

  undo(order: (typeof this.orders)[number]): void {
    order.isLive = false;
    this.stock += order.quantity;
    if (order.withCoupon) this.uses -= 1;
  }
}

/** 10.00 riyals a piece: goods less a tenth with the coupon, 25 shipping, and 15 for cash on delivery. */
function totalOf(quantity: number, withCoupon: boolean, byTransfer: boolean): number {
  return quantity * (withCoupon ? 9 : 10) + 25 + (byTransfer ? 0 : 15);
}

async function runHistory(commands: readonly Command[], serial: number): Promise<void> {
  const { id, variantIds } = await factories(database.db).product({ priceHalalas: 1_000, stock: STOCK });
  const code = `M${serial}`;
  const couponId = await makeCoupon(database.db, { code, totalLimit: COUPON_LIMIT });
  const model = new Model();
  for (const command of commands) {
    if (command.do === 'order') await order(command);
    else if (command.do === 'cancel') await cancel(command.which);
    else await expire();
  }
  const { rows } = await sql.rows({ quantity: sql.int4, uses: sql.int4 })`
    select s.quantity, c.uses from stock_levels s, coupons c where s.variant_id = ${variantIds[0] ?? 0} and c.id = ${couponId}
  `.execute(database.db);
  expect(rows[0]).toEqual({ quantity: model.stock, uses: model.uses });

  async function order({ quantity, withCoupon, byTransfer }: Extract<Command, { do: 'order' }>): Promise<void> {
    const body = orderBody([{ product_id: id, quantity }], totalOf(quantity, withCoupon, byTransfer), {
      ...(withCoupon && { coupon_code: code }),
      ...(byTransfer && { payment_method: 'bank_transfer' }),
    });
    const placed = await shop.call('POST /orders', { body });
    expect(placed.status === 201, JSON.stringify(placed.body)).toBe(model.canOrder(quantity, withCoupon));
    if (placed.status !== 201) return;
    model.stock -= quantity;
    if (withCoupon) model.uses += 1;
    const { id: orderId, view_token: token } = placed.body.data;
    model.orders.push({ id: orderId, token, quantity, withCoupon, isWaiting: byTransfer, isLive: true });
  }

  async function cancel(which: number): Promise<void> {
    const chosen = model.orders[which % Math.max(1, model.orders.length)];
    if (!chosen) return;
    const path = `PATCH /orders/${chosen.id}/status?view_token=${chosen.token}`;
    const answer = await shop.call(path, { body: { status: 'cancelled' } });
    expect(answer.status).toBe(chosen.isLive ? 200 : 409);
    if (chosen.isLive) model.undo(chosen);
  }

  async function expire(): Promise<void> {
    await expireReservations(database.db, new Date(Date.now() + 49 * 3_600_000));
    for (const one of model.orders) if (one.isLive && one.isWaiting) model.undo(one);
  }
}

test('random histories of ordering, cancelling and expiring agree with the model', { timeout: 600_000 }, async () => {
  let serial = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommand, { minLength: 1, maxLength: 14 }), async (commands) => {
      serial += 1;
      await runHistory(commands, serial);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(await checkLedger(database.db)).toEqual([]);
});
