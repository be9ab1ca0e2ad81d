import { type Recipient, sql } from '../database/index.ts';
import type { WalPosition } from './fence.ts';

/**
 * True where this server is a replica that has replayed the log of the same timeline up to `position`. The timeline is that
 * of its control file, which may be minutes late after a failover, and never early.
 */
export async function hasReplayed(replica: Recipient, { lsn, timeline }: WalPosition): Promise<boolean> {
  const { rows } = await sql.rows({ has_replayed: sql.bool })`
    select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= ${lsn}::text::pg_lsn, false)
      and lpad(upper(to_hex((pg_control_recovery()).min_recovery_end_timeline)), 8, '0') = ${timeline} as has_replayed
  `.execute(replica);
  return rows[0]?.has_replayed === true;
}
