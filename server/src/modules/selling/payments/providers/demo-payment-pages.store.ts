import { type Database, type Row, sql } from '../../../../platform/database/index.ts';

const demoPaymentPage = {
  id: sql.uuid,
  status: sql.text.oneOf('open', 'paid', 'failed', 'cancelled'),
  amount_halalas: sql.int8,
  description: sql.text,
  return_url: sql.text,
  expires_at: sql.timestamptz,
};
export type DemoPaymentPage = Row<typeof demoPaymentPage>;

export async function insertDemoPaymentPage(
  db: Database,
  invoice: { id: string; amountHalalas: number; description: string; returnUrl: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into demo_invoices (id, amount_halalas, description, return_url, expires_at)
    values (${invoice.id}, ${invoice.amountHalalas}, ${invoice.description}, ${invoice.returnUrl}, ${invoice.expiresAt})
    on conflict (id) do nothing
  `.execute(db);
}

export async function readDemoPaymentPage(db: Database, id: string): Promise<DemoPaymentPage | undefined> {
  const { rows } = await sql.rows(demoPaymentPage)`
    select id, status, amount_halalas, description, return_url, expires_at from demo_invoices where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Simulates the customer's action with a card. A closed page stays closed. */
export async function playDemoPaymentPage(
  db: Database,
  id: string,
  outcome: 'paid' | 'failed',
  at: Date,
): Promise<void> {
  await sql`
    update demo_invoices set status = ${outcome} where id = ${id} and status = 'open' and expires_at > ${at}
  `.execute(db);
}

export async function cancelDemoPaymentPage(db: Database, id: string): Promise<void> {
  await sql`update demo_invoices set status = 'cancelled' where id = ${id} and status = 'open'`.execute(db);
}

/** Raises the refunded amount to `total`; false if the page was never paid. */
export async function refundDemoPaymentPage(db: Database, id: string, total: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update demo_invoices set refunded_halalas = greatest(refunded_halalas, ${total})
    where id = ${id} and status = 'paid' returning id
  `.execute(db);
  return rows.length > 0;
}
