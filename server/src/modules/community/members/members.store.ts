import { rankKeys } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { storedImage } from '../../../platform/media/index.ts';
import { rankKeyOf } from '../points/index.ts';
import { handleKey } from './handles.ts';
import { likePrefix } from './like-prefix.ts';

export const memberRow = {
  id: sql.int4,
  customer_id: sql.uuid.orNull,
  handle: sql.text.orNull,
  name: sql.text,
  about: sql.text,
  city_id: sql.int4.orNull,
  picture: sql.jsonb.of(storedImage).orNull,
  picture_upload_id: sql.uuid.orNull,
  status: sql.text.oneOf('active', 'suspended', 'left'),
  suspended_reason: sql.text.orNull,
  joined_at: sql.timestamptz,
  rank: sql.text.oneOf(...rankKeys).orNull,
};
export type MemberRow = Row<typeof memberRow>;

const columns = sql`m.id, m.customer_id, m.handle, m.name, m.about, m.city_id, m.picture, m.picture_upload_id, m.status,
  m.suspended_reason, m.joined_at, case when m.status <> 'left' then ${rankKeyOf('m.customer_id')} end as rank`;

export async function findMemberOf(db: Database | Tx, customerId: string): Promise<MemberRow | undefined> {
  const { rows } = await sql.rows(memberRow)`
    select ${columns} from members m where m.customer_id = ${customerId}
  `.execute(db);
  return rows[0];
}

/** The member of a handle in any spelling (`handleKey`). */
export async function findMemberByKey(db: Database | Tx, key: string): Promise<MemberRow | undefined> {
  const { rows } = await sql.rows(memberRow)`select ${columns} from members m where m.handle_key = ${key}`.execute(db);
  return rows[0];
}

export async function readMembers(db: Database | Tx, ids: readonly number[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.rows(memberRow)`
    select ${columns} from members m where m.id = any(${[...new Set(ids)]}::int[])
  `.execute(db);
  return rows;
}

/** Locks a member's row until the end of the transaction. */
export async function lockMember(tx: Tx, who: { customerId: string } | { id: number }): Promise<MemberRow | undefined> {
  const is = 'id' in who ? sql`m.id = ${who.id}` : sql`m.customer_id = ${who.customerId}`;
  const { rows } = await sql.rows(memberRow)`select ${columns} from members m where ${is} for update`.execute(tx);
  return rows[0];
}

/** A member's status, which no other transaction changes until this one ends; many may read it at once. */
export async function lockStanding(tx: Tx, id: number): Promise<Pick<MemberRow, 'status'> | undefined> {
  const { rows } = await sql.rows({ status: memberRow.status })`
    select status from members where id = ${id} for share
  `.execute(tx);
  return rows[0];
}

/**
 * Locks two members in the order of their numbers, so that follows and blocks between them come one after the other.
 * Returns their statuses.
 */
export async function lockBoth(tx: Tx, one: number, other: number): Promise<MemberRow['status'][]> {
  const { rows } = await sql.rows({ status: memberRow.status })`
    select status from members where id in (${one}, ${other}) order by id for no key update
  `.execute(tx);
  return rows.map((row) => row.status);
}

/** Suspends a member or lifts the suspension; false when the status is unchanged, or the member has left. */
export async function changeStanding(
  tx: Tx,
  id: number,
  { status, reason }: { status: 'active' | 'suspended'; reason: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update members set status = ${status}, suspended_reason = ${reason}
    where id = ${id} and status in ('active', 'suspended') and status <> ${status} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** The list of members for staff. */
export const listMembers = defineList({
  columns: memberRow,
  select: columns,
  from: sql`members m`,
  sorts: { joined_at: sql`m.joined_at` },
  sort: '-joined_at',
  tie: sql`m.id`,
  filters: {
    status: (status: MemberRow['status']) => sql`m.status = ${status}`,
    among: (ids: readonly number[]) => sql`m.id = any(${[...ids]}::int[])`,
    q: (text: string) => sql`(m.handle_key like ${likePrefix(handleKey(text))} or m.name ilike ${likePrefix(text)})`,
  },
});

/** Makes a customer a member, with a number as handle until they choose one. False where they are one already. */
export async function insertMember(
  tx: Tx,
  member: { customerId: string; name: string; joinedBy: 'invoice' | 'request' },
): Promise<boolean> {
  const { rows } = await sql`
    with next as (select nextval(pg_get_serial_sequence('members', 'id'))::int as id)
    insert into members (id, customer_id, handle, handle_key, name, joined_by)
    select id, ${member.customerId}, 'member_' || id, 'member_' || id, ${member.name}, ${member.joinedBy} from next
    on conflict (customer_id) do nothing
    returning id
  `.execute(tx);
  return rows.length > 0;
}

export interface ProfileChange {
  handle: string;
  handleKey: string;
  name: string;
  about: string;
  cityId: number | null;
}

/** Throws a unique violation where the handle is taken. */
export async function updateProfile(tx: Tx, id: number, change: ProfileChange): Promise<void> {
  await sql`
    update members set handle = ${change.handle}, handle_key = ${change.handleKey}, name = ${change.name},
      about = ${change.about}, city_id = ${change.cityId}
    where id = ${id}
  `.execute(tx);
}

export async function updatePicture(
  tx: Tx,
  id: number,
  picture: { uploadId: string; image: unknown } | null,
): Promise<void> {
  await sql`
    update members set picture = ${picture && JSON.stringify(picture.image)}, picture_upload_id = ${picture?.uploadId ?? null}
    where id = ${id}
  `.execute(tx);
}

/** Clears all personal data of a member; the row remains as the author of their posts. */
export async function eraseMember(
  tx: Tx,
  customerId: string,
): Promise<{ id: number; picture_upload_id: string | null } | undefined> {
  const { rows } = await sql.rows({ id: sql.int4, picture_upload_id: sql.uuid.orNull })`
    with before as (select id, picture_upload_id from members where customer_id = ${customerId} for update)
    update members m set customer_id = null, handle = null, handle_key = null, name = '', about = '', city_id = null,
      picture = null, picture_upload_id = null, suspended_reason = null, status = 'left'
    from before where m.id = before.id
    returning m.id, before.picture_upload_id
  `.execute(tx);
  return rows[0];
}

/** Members in good standing by their handles in any spelling (`handleKey`). */
export async function findActiveByKeys(db: Database | Tx, keys: readonly string[]): Promise<MemberRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql.rows(memberRow)`
    select ${columns} from members m where m.handle_key = any(${[...keys]}::text[]) and m.status = 'active'
  `.execute(db);
  return rows;
}
