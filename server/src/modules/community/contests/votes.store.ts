import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

export async function readVote(db: Database | Tx, contestId: number, memberId: number): Promise<number | null> {
  const { rows } = await sql.rows({ entry_id: sql.int4 })`
    select entry_id from contest_votes where contest_id = ${contestId} and member_id = ${memberId}
  `.execute(db);
  return rows[0]?.entry_id ?? null;
}

/** Votes, once a member and contest; false when they voted before. */
export async function insertVote(
  tx: Tx,
  vote: { contestId: number; memberId: number; entryId: number; entrantId: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into contest_votes (contest_id, member_id, entry_id, entrant_id)
    values (${vote.contestId}, ${vote.memberId}, ${vote.entryId}, ${vote.entrantId})
    on conflict do nothing returning entry_id
  `.execute(tx);
  return rows.length > 0;
}

export async function countVotes(db: Database | Tx, contestId: number): Promise<number> {
  const { rows } = await sql.rows({ votes: sql.int4 })`
    select count(*)::int as votes from contest_votes where contest_id = ${contestId}
  `.execute(db);
  return rows[0]?.votes ?? 0;
}

/** Withdraws a leaving member's entries and their photos; their votes in running contests are deleted too. */
export async function eraseEntries(tx: Tx, memberId: number, at: Date): Promise<string[]> {
  await sql`
    delete from contest_votes v using contests c
    where v.member_id = ${memberId} and c.id = v.contest_id and c.ends_at > ${at}
  `.execute(tx);
  const { rows } = await sql.rows({ upload_id: sql.uuid.neverNull })`
    with mine as (select id, upload_id from contest_entries where member_id = ${memberId} for update), gone as (
      update contest_entries e set status = 'withdrawn', caption = '', upload_id = null, image = null, status_reason = null
      from mine where e.id = mine.id
    )
    select upload_id from mine where upload_id is not null
  `.execute(tx);
  return rows.map((row) => row.upload_id);
}

export async function listEntriesOf(db: Database, memberId: number, limit: number, offset: number) {
  const { rows } = await sql.rows({
    contest: sql.text,
    caption: sql.text,
    post_id: sql.int4.orNull,
    place: sql.int2.orNull,
    created_at: sql.timestamptz,
  })`
    select c.title_ar as contest, e.caption, e.post_id, e.place, e.created_at
    from contest_entries e join contests c on c.id = e.contest_id
    where e.member_id = ${memberId} order by e.id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}
