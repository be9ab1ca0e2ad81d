import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createTestDatabase } from '../../../testing/index.ts';
import { forgetPastOrders } from './forget-past-orders.ts';
import { insertPastOrders, listPastOrdersOf } from './past-orders.store.ts';

test('orders of more than six years ago are deleted', async () => {
  const database = await createTestDatabase();
  const order = (number: string, year: number) => ({
    ...{ number, placed_at: new Date(Date.UTC(year, 0, 10)), status: '', customer_name: '', phone: '+966501234567' },
    ...{ email: null, total_halalas: null, lines: [] },
  });
  await inTransaction(database.db, (tx) => insertPastOrders(tx, [order('old', 2019), order('new', 2021)]));
  await forgetPastOrders({ db: database.db, now: () => Date.UTC(2026, 0, 1) });
  const left = await listPastOrdersOf(database.db, { phone: '+966501234567', email: null, firstName: '' });
  expect(left.map(({ number }) => number)).toEqual(['new']);
  await database.close();
});
