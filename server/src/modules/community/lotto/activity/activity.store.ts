import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Records an activity that brings a card, once. */
export async function insertActivity(
  tx: Tx,
  one: { campaignId: number; customerId: string; claim: string; at: Date },
): Promise<void> {
  await sql`
    insert into lotto_activity (campaign_id, customer_id, claim, earned_at)
    values (${one.campaignId}, ${one.customerId}, ${one.claim}, ${one.at}) on conflict do nothing
  `.execute(tx);
}

/** A customer's activities that bring a card of a campaign and have none yet by this account, the earliest first. */
export async function listActivity(
  db: Database | Tx,
  campaignId: number,
  customerId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql.rows({ claim: sql.text })`
    select a.claim from lotto_activity a
    where a.campaign_id = ${campaignId} and a.customer_id = ${customerId} and not exists (
      select from lotto_tickets t where t.customer_id = a.customer_id and t.claim = a.claim)
    order by a.earned_at, a.claim limit ${limit}
  `.execute(db);
  return rows.map((row) => row.claim);
}

export async function listActivityOf(db: Database, customerId: string, limit: number, offset: number) {
  const { rows } = await sql.rows({ claim: sql.text, earned_at: sql.timestamptz })`
    select claim, earned_at from lotto_activity where customer_id = ${customerId}
    order by earned_at, claim limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export async function deleteActivity(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from lotto_activity where customer_id = ${customerId}`.execute(tx);
}
