import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import type { ClickRow } from './clicks.store.ts';

const bindingRow = { affiliate_id: sql.int4, click_id: sql.uuid, clicked_at: sql.timestamptz };
export type BindingRow = Row<typeof bindingRow>;

/** Binds a click to an account. The later click of two wins, whichever is bound last. */
export async function bindClick(db: Database, customerId: string, click: ClickRow): Promise<void> {
  await sql`
    insert into affiliate_bindings as b (customer_id, affiliate_id, click_id, clicked_at)
    values (${customerId}, ${click.affiliate_id}, ${click.id}, ${click.clicked_at})
    on conflict (customer_id) do update
    set affiliate_id = excluded.affiliate_id, click_id = excluded.click_id, clicked_at = excluded.clicked_at
    where b.clicked_at < excluded.clicked_at
  `.execute(db);
}

export async function readBinding(db: Database | Tx, customerId: string): Promise<BindingRow | undefined> {
  const { rows } = await sql.rows(bindingRow)`
    select affiliate_id, click_id, clicked_at from affiliate_bindings where customer_id = ${customerId}
  `.execute(db);
  return rows[0];
}

/** Deletes at most `most`; returns how many were deleted. */
export async function deleteOldBindings(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql.rows({ customer_id: sql.uuid })`
    delete from affiliate_bindings where customer_id in (
      select customer_id from affiliate_bindings where clicked_at < ${before} limit ${most} for update skip locked
    ) returning customer_id
  `.execute(db);
  return rows.length;
}

export async function deleteBindingOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from affiliate_bindings where customer_id = ${customerId}`.execute(tx);
}

/** Deletes the bindings of accounts to a deleted affiliate. */
export async function deleteBindingsTo(tx: Tx, affiliateId: number): Promise<void> {
  await sql`delete from affiliate_bindings where affiliate_id = ${affiliateId}`.execute(tx);
}
