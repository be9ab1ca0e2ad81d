import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

export interface SettingsRow {
  off: string[];
  daily_mail: boolean;
}

/** The settings of a member; by default all kinds are on and the daily mail is off. */
export async function readSettings(db: Database | Tx, memberId: number): Promise<SettingsRow> {
  const { rows } = await sql.rows({ off: sql.textArray, daily_mail: sql.bool })`
    select off, daily_mail from member_notification_settings where member_id = ${memberId}
  `.execute(db);
  return rows[0] ?? { off: [], daily_mail: false };
}

export async function writeSettings(tx: Tx, memberId: number, { off, daily_mail }: SettingsRow): Promise<void> {
  await sql`
    insert into member_notification_settings (member_id, off, daily_mail)
    values (${memberId}, ${off}::text[], ${daily_mail})
    on conflict (member_id) do update set off = excluded.off, daily_mail = excluded.daily_mail
  `.execute(tx);
}

/**
 * Claims members whose daily mail is due: enabled, with something unread since the last one, and none sent since
 * `notSince`. The update itself claims them, so that two processes never mail the same member.
 */
export async function claimDigests(
  tx: Tx,
  { at, notSince, most }: { at: Date; notSince: Date; most: number },
): Promise<number[]> {
  const { rows } = await sql.rows({ member_id: sql.int4 })`
    with due as (
      select s.member_id from member_notification_settings s
      where s.daily_mail and (s.mailed_at is null or s.mailed_at < ${notSince}) and exists (
        select from member_notifications n
        where n.member_id = s.member_id and n.read_at is null and n.at > coalesce(s.mailed_at, '-infinity')
      )
      order by s.member_id limit ${most} for update skip locked
    )
    update member_notification_settings s set mailed_at = ${at} from due where s.member_id = due.member_id
    returning s.member_id
  `.execute(tx);
  return rows.map((row) => row.member_id);
}
