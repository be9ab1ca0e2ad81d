import pg from 'pg';
import { shopUnderTest } from './shop-under-test.ts';

/** One statement on the shop's own database: for changes that only staff or another buyer could make. */
export async function inDatabase<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: shopUnderTest().databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Number of orders placed with this phone number, in the shop's stored form: +9665... */
export async function countOrders(phone: string): Promise<number> {
  const [row] = await inDatabase<{ orders: number }>('select count(*)::int as orders from orders where phone = $1', [
    phone,
  ]);
  return row?.orders ?? 0;
}
