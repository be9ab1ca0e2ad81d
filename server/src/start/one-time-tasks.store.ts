import { sql, type Tx } from '../platform/database/index.ts';

/** Says that a step begins which is done once; false when it was done. Whoever comes at the same moment waits. */
export async function claimOneTimeTask(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`
    insert into done_once (name) values (${name}) on conflict do nothing returning name
  `.execute(tx);
  return rows.length > 0;
}
