import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Stores the pass of a session in the place of its earlier one. */
export async function saveShopPass(tx: Tx, sessionId: string, tokenHash: Buffer): Promise<void> {
  await sql`
    insert into shop_passes (session_id, token_hash) values (${sessionId}, ${tokenHash})
    on conflict (session_id) do update set token_hash = excluded.token_hash
  `.execute(tx);
}

/** True for the pass of a session that has not ended, of a member who is not suspended. */
export async function hasShopPass(db: Database, tokenHash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from shop_passes p join staff_sessions n on n.id = p.session_id join staff s on s.id = n.staff_id
    where p.token_hash = ${tokenHash} and n.expires_at > ${at} and s.suspended_at is null
  `.execute(db);
  return rows.length > 0;
}
