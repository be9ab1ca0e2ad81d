import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createTestDatabase, makeCustomer, plansOf, type TestDatabase } from '../../../testing/index.ts';
import { rememberCoupon } from './applied-coupon.store.ts';
import { deleteUnusedCoupons } from './coupons.store.ts';
import { forgetCoupons, leaveCoupons } from './forget-coupons.ts';
import { createCoupon } from './save-coupon.store.ts';

const NOW = Date.parse('2026-11-27T09:00:00Z');
const DAY_MS = 86_400_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Uses are invented: no orders exist for them.
  database.allowViolations();
});
afterAll(() => database.close());

let made = 0;
async function makeCode(customerId: string, forgetAt: Date | undefined, isUsed = false): Promise<string> {
  made += 1;
  const code = `HI-${made}`;
  const id = await inTransaction(database.db, (tx) =>
    createCoupon(tx, {
      ...{ code, type: 'percentage', percent: 10, customerId, startsAt: null, endsAt: new Date(NOW) },
      ...{ amountHalalas: null, maximumHalalas: null, minimumOrderHalalas: null, buyQuantity: null, getQuantity: null },
      ...{
        totalLimit: 1,
        perCustomerLimit: 1,
        firstOrderOnly: false,
        isPublic: false,
        productIds: [],
        categoryIds: [],
      },
      ...(forgetAt && { forgetAt }),
      description: { ar: '', en: '' },
    }),
  );
  if (isUsed) {
    // Given back: the count is zero again, and the order still names it.
    await sql`
      insert into coupon_uses (coupon_id, order_id, released_at) values (${id}, gen_random_uuid(), now())
    `.execute(database.db);
  } else await rememberCoupon(database.db, customerId, id);
  return code;
}

async function kept(customerId: string) {
  const { rows } = await sql.rows({ code: sql.text, is_active: sql.bool })`
    select code, is_active from coupons where customer_id = ${customerId} order by id
  `.execute(database.db);
  return rows;
}

test('codes of advertising that no order named are deleted in their time, and others stay', async () => {
  const { id } = await makeCustomer(database.db);
  const [used, own] = [await makeCode(id, new Date(NOW), true), await makeCode(id, undefined)];
  const [later] = [await makeCode(id, new Date(NOW + DAY_MS)), await makeCode(id, new Date(NOW))];
  await forgetCoupons({ db: database.db, now: () => NOW });
  expect((await kept(id)).map(({ code }) => code)).toEqual([used, own, later]);
  await forgetCoupons({ db: database.db, now: () => NOW + DAY_MS });
  expect((await kept(id)).map(({ code }) => code)).toEqual([used, own]);
});

test('with the account unused codes of advertising go, and nobody uses the others', async () => {
  const [{ id }, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
  const used = await makeCode(id, new Date(NOW), true);
  await makeCode(id, new Date(NOW));
  const theirs = await makeCode(other.id, new Date(NOW));
  await inTransaction(database.db, (tx) => leaveCoupons(tx, id));
  expect(await kept(id)).toEqual([{ code: used, is_active: false }]);
  expect(await kept(other.id)).toEqual([{ code: theirs, is_active: true }]);
});

test('orders of a coupon that is deleted are looked for by an index', async () => {
  const { db } = database;
  await sql`set enable_seqscan = off`.execute(db);
  const plans = await plansOf(db, (on) => deleteUnusedCoupons(on, [1]));
  expect(plans.join('\n')).toContain('orders_coupon');
});
