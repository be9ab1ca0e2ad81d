import { type ContestEntryStatus, contestEntryStatuses } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { storedImage } from '../../../platform/media/index.ts';
import { isInGoodStanding, isShownTo } from '../members/index.ts';

const entryRow = {
  id: sql.int4,
  contest_id: sql.int4,
  member_id: sql.int4,
  post_id: sql.int4.orNull,
  upload_id: sql.uuid.orNull,
  image: sql.jsonb.of(storedImage).orNull,
  caption: sql.text,
  status: sql.text.oneOf(...contestEntryStatuses),
  status_reason: sql.text.orNull,
  place: sql.int2.orNull,
  coupon_id: sql.int4.orNull,
  created_at: sql.timestamptz,
  votes: sql.int4,
};
export type EntryRow = Row<typeof entryRow>;

const columns = sql`e.id, e.contest_id, e.member_id, e.post_id, e.upload_id, e.image, e.caption, e.status, e.status_reason,
  e.place, e.coupon_id, e.created_at, (select count(*)::int from contest_votes v where v.entry_id = e.id) as votes`;

/** Visible entries, the latest first. */
export async function listLatestEntries(
  db: Database,
  contestId: number,
  { readerId, before, limit }: { readerId: number; before: number | null; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await sql.rows(entryRow)`
    select ${columns} from contest_entries e
    where e.contest_id = ${contestId} and e.status = 'shown' and ${isShownTo('e.member_id', readerId)}
      and (${before}::int is null or e.id < ${before})
    order by e.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Leading entries for a reader or for the shop: most votes first, then the earliest. */
export async function listLeading(
  db: Database | Tx,
  contestId: number,
  { readerId, offset, limit }: { readerId?: number; offset: number; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await sql.rows(entryRow)`
    select * from (
      select ${columns} from contest_entries e where e.contest_id = ${contestId} and e.status = 'shown'
        and ${readerId === undefined ? isInGoodStanding('e.member_id') : isShownTo('e.member_id', readerId)}
    ) as e order by e.place nulls last, e.votes desc, e.id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** The winners, without suspended members. */
export async function listWinners(db: Database | Tx, contestId: number): Promise<EntryRow[]> {
  const { rows } = await sql.rows(entryRow)`
    select ${columns} from contest_entries e where e.contest_id = ${contestId} and e.place is not null and ${isInGoodStanding('e.member_id')} order by e.place
  `.execute(db);
  return rows;
}

/**
 * The rank of a visible entry once a contest is decided: winners have their places, the others come after them by their
 * votes, and the same votes are the same rank. Undefined for an entry that is not visible.
 */
export async function readRank(db: Database, { id, contest_id: contestId }: Pick<EntryRow, 'id' | 'contest_id'>) {
  const { rows } = await sql.rows({ rank: sql.int4 })`
    with shown as (
      select e.id, e.place, (select count(*) from contest_votes v where v.entry_id = e.id) as votes
      from contest_entries e where e.contest_id = ${contestId} and e.status = 'shown' and ${isInGoodStanding('e.member_id')}
    )
    select coalesce(mine.place, 1 + (
      select count(*) from shown other where other.place is not null or other.votes > mine.votes
    ))::int as rank from shown mine where mine.id = ${id}
  `.execute(db);
  return rows[0]?.rank;
}

/** Members with an entry in a contest that is not disqualified, for notifications. */
export async function listEntrants(db: Database, contestId: number, limit: number, offset: number) {
  const { rows } = await sql.rows({ member_id: sql.int4, place: sql.int2.orNull })`
    select member_id, place from contest_entries
    where contest_id = ${contestId} and status <> 'disqualified' order by id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** The entries of a contest in the staff list. */
export const listEntries = defineList({
  columns: entryRow,
  select: columns,
  from: sql`contest_entries e`,
  sorts: {
    created_at: sql`e.created_at`,
    votes: sql`(select count(*) from contest_votes v where v.entry_id = e.id)`,
  },
  sort: 'created_at',
  tie: sql`e.id`,
  filters: {
    status: (status: ContestEntryStatus) => sql`e.status = ${status}`,
    contest_id: (id: number) => sql`e.contest_id = ${id}`,
  },
});

export async function readEntry(db: Database | Tx, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql.rows(entryRow)`select ${columns} from contest_entries e where e.id = ${id}`.execute(db);
  return rows[0];
}

export async function findEntryOf(
  db: Database | Tx,
  contestId: number,
  memberId: number,
): Promise<EntryRow | undefined> {
  const { rows } = await sql.rows(entryRow)`
    select ${columns} from contest_entries e where e.contest_id = ${contestId} and e.member_id = ${memberId}
  `.execute(db);
  return rows[0];
}

export interface NewEntry {
  contestId: number;
  memberId: number;
  postId: number | null;
  caption: string;
  status: 'pending' | 'shown';
}

/**
 * Inserts an entry, one per member; undefined when the member has one already. Throws a unique violation where the post
 * has one.
 */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<number | undefined> {
  // A photo entry becomes visible when its photo is claimed under the number returned here; until then it has the
  // status `withdrawn`.
  const status = entry.postId === null ? 'withdrawn' : entry.status;
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into contest_entries (contest_id, member_id, post_id, caption, status)
    values (${entry.contestId}, ${entry.memberId}, ${entry.postId}, ${entry.caption}, ${status})
    on conflict on constraint contest_entries_once_a_member do nothing returning id
  `.execute(tx);
  return rows[0]?.id;
}

export async function putPhoto(
  tx: Tx,
  id: number,
  photo: { uploadId: string; image: unknown; status: 'pending' | 'shown' },
): Promise<void> {
  await sql`
    update contest_entries set upload_id = ${photo.uploadId}, image = ${JSON.stringify(photo.image)}, status = ${photo.status}
    where id = ${id}
  `.execute(tx);
}

/** False when the entry already has this status, or was withdrawn. */
export async function changeEntryStatus(
  tx: Tx,
  id: number,
  { to, reason }: { to: 'shown' | 'disqualified'; reason: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update contest_entries set status = ${to}, status_reason = ${reason}
    where id = ${id} and status <> ${to} and status <> 'withdrawn' returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Applies a post's visibility to its undecided entries. */
export async function followPost(tx: Tx, postId: number, isShown: boolean): Promise<void> {
  await sql`
    update contest_entries set status = ${isShown ? 'shown' : 'withdrawn'}
    where post_id = ${postId} and status = ${isShown ? 'withdrawn' : 'shown'}
  `.execute(tx);
}

export async function recordPlace(
  tx: Tx,
  id: number,
  { place, couponId }: { place: number; couponId: number | null },
): Promise<void> {
  await sql`update contest_entries set place = ${place}, coupon_id = ${couponId} where id = ${id}`.execute(tx);
}
