import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import type { OwnerWarning } from '../mails/owner-warning-mail.ts';

type Kind = OwnerWarning['kind'];

/** The time of the last mail to owners about this; undefined where there was none. */
export async function readLastWarning(db: Database, kind: Kind): Promise<Date | undefined> {
  const { rows } = await sql.rows({ at: sql.timestamptz })`
    select at from owner_warnings where kind = ${kind}
  `.execute(db);
  return rows[0]?.at;
}

/** Claims the one mail of a day in Riyadh; false where it is claimed already, also by a concurrent call. */
export async function claimDailyWarning(tx: Tx, kind: Kind, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ kind: sql.text })`
    insert into owner_warnings as w (kind, day, at)
    values (${kind}, (${at}::timestamptz at time zone 'Asia/Riyadh')::date, ${at})
    on conflict (kind) do update set day = excluded.day, at = excluded.at where w.day < excluded.day
    returning w.kind
  `.execute(tx);
  return rows.length > 0;
}
