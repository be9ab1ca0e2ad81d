import { type Database, type Row, sql } from '../../../../platform/database/index.ts';

const demoInvoice = {
  id: sql.uuid,
  status: sql.text.oneOf('open', 'paid', 'failed', 'cancelled'),
  amount_halalas: sql.int8,
  description: sql.text,
  return_url: sql.text,
  expires_at: sql.timestamptz,
};
export type DemoInvoice = Row<typeof demoInvoice>;

export async function insertDemoInvoice(
  db: Database,
  invoice: { id: string; amountHalalas: number; description: string; returnUrl: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into demo_invoices (id, amount_halalas, description, return_url, expires_at)
    values (${invoice.id}, ${invoice.amountHalalas}, ${invoice.description}, ${invoice.returnUrl}, ${invoice.expiresAt})
    on conflict (id) do nothing
  `.execute(db);
}

export async function readDemoInvoice(db: Database, id: string): Promise<DemoInvoice | undefined> {
  const { rows } = await sql.rows(demoInvoice)`
    select id, status, amount_halalas, description, return_url, expires_at from demo_invoices where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Plays what the customer does with a card. An invoice that is over stays as it is. */
export async function playDemoInvoice(db: Database, id: string, outcome: 'paid' | 'failed', at: Date): Promise<void> {
  await sql`
    update demo_invoices set status = ${outcome} where id = ${id} and status = 'open' and expires_at > ${at}
  `.execute(db);
}

export async function cancelDemoInvoice(db: Database, id: string): Promise<void> {
  await sql`update demo_invoices set status = 'cancelled' where id = ${id} and status = 'open'`.execute(db);
}

/** Brings what was given back up to `total`; false when the invoice was never paid. */
export async function refundDemoInvoice(db: Database, id: string, total: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update demo_invoices set refunded_halalas = greatest(refunded_halalas, ${total})
    where id = ${id} and status = 'paid' returning id
  `.execute(db);
  return rows.length > 0;
}
