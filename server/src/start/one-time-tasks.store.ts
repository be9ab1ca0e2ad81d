import { sql, type Tx } from '../platform/database/index.ts';

/** Claims a one-time task; false when it is done already. Concurrent callers wait. */
export async function claimOneTimeTask(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`
    insert into done_once (name) values (${name}) on conflict do nothing returning name
  `.execute(tx);
  return rows.length > 0;
}
