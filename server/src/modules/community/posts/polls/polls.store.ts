import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import { postRow } from '../post-row.ts';

export interface PollDraft {
  options: readonly string[];
  days: number;
}

/** The poll of a post with its votes, locked until the end of the transaction. */
export async function lockPoll(tx: Tx, postId: number) {
  const { rows } = await sql.rows({ days: sql.int4 })`
    select days::int as days from post_polls where post_id = ${postId} for update
  `.execute(tx);
  const [poll] = rows;
  if (!poll) return undefined;
  const { rows: options } = await sql.rows({ text: sql.text, votes: sql.int4 })`
    select text, votes from post_poll_options where post_id = ${postId} order by position
  `.execute(tx);
  return { days: poll.days, options };
}

export async function insertPoll(tx: Tx, postId: number, { options, days }: PollDraft): Promise<void> {
  await sql`insert into post_polls (post_id, days) values (${postId}, ${days})`.execute(tx);
  await sql`
    insert into post_poll_options (post_id, position, text)
    select ${postId}, position, text from unnest(${[...options]}::text[]) with ordinality as given (text, position)
  `.execute(tx);
}

/** Deletes the poll of a post with its options and votes. */
export async function deletePoll(tx: Tx, postId: number): Promise<void> {
  await sql`delete from post_polls where post_id = ${postId}`.execute(tx);
}

/** Stops the clock of a poll whose post was shown and no longer is; the post is locked. */
export async function stopPoll(tx: Tx, postId: number): Promise<void> {
  await sql`
    update post_polls q set stopped_at = now() from posts p
    where q.post_id = ${postId} and p.id = q.post_id and p.published_at is not null and q.stopped_at is null
  `.execute(tx);
}

/** Lets the clock of a poll go on where it stopped, now that its post is shown again. */
export async function startPoll(tx: Tx, postId: number): Promise<void> {
  await sql`
    update post_polls q set opened_at = coalesce(q.opened_at, p.published_at) + (now() - q.stopped_at), stopped_at = null
    from posts p where q.post_id = ${postId} and p.id = q.post_id and q.stopped_at is not null
  `.execute(tx);
}

/** Whether anybody voted in the poll of a post. Read with the post locked, no vote comes in between. */
export async function hasVotes(tx: Tx, postId: number): Promise<boolean> {
  const { rows } = await sql`select from post_poll_options where post_id = ${postId} and votes > 0 limit 1`.execute(tx);
  return rows.length > 0;
}

/** The status of a post, which changes neither in that nor in its poll until the transaction ends. */
export async function lockPostStatus(tx: Tx, postId: number) {
  const { rows } = await sql.rows({ status: postRow.status })`
    select status from posts where id = ${postId} for share
  `.execute(tx);
  return rows[0];
}

/** The days of a poll and the options it has. */
export async function readPoll(tx: Tx, postId: number) {
  const { rows } = await sql.rows({
    days: sql.int4,
    opened_at: sql.timestamptz.orNull,
    stopped_at: sql.timestamptz.orNull,
    option_ids: sql.int4Array,
  })`
    select q.days::int as days, coalesce(q.opened_at, p.published_at) as opened_at, q.stopped_at,
      array(select o.id from post_poll_options o where o.post_id = q.post_id) as option_ids
    from post_polls q join posts p on p.id = q.post_id where q.post_id = ${postId}
  `.execute(tx);
  return rows[0];
}

/** Votes, once for each member and poll, and counts it; false when the member has voted. */
export async function insertVote(
  tx: Tx,
  { postId, memberId, optionId }: { postId: number; memberId: number; optionId: number },
): Promise<boolean> {
  const { rows } = await sql`
    with voted as (
      insert into post_poll_votes (post_id, member_id, option_id) values (${postId}, ${memberId}, ${optionId})
      on conflict do nothing returning option_id
    )
    update post_poll_options o set votes = o.votes + 1 from voted where o.id = voted.option_id returning o.id
  `.execute(tx);
  return rows.length > 0;
}

/** The option a member voted for. */
export async function readVote(tx: Tx, postId: number, memberId: number): Promise<number | undefined> {
  const { rows } = await sql.rows({ option_id: sql.int4 })`
    select option_id from post_poll_votes where post_id = ${postId} and member_id = ${memberId}
  `.execute(tx);
  return rows[0]?.option_id;
}

/** Deletes the votes of a member and lowers their counts. */
export async function deleteVotesOf(tx: Tx, memberId: number): Promise<void> {
  await sql`
    with gone as (delete from post_poll_votes where member_id = ${memberId} returning option_id),
      locked as (select id from post_poll_options where id in (select option_id from gone) order by id for update)
    update post_poll_options o set votes = o.votes - 1 from locked where o.id = locked.id
  `.execute(tx);
}

/** A member's votes for the copy of their data, in the order of the posts, after one of them. */
export async function listVotesOf(db: Database, memberId: number, limit: number, after = 0) {
  const { rows } = await sql.rows({ post_id: sql.int4, option: sql.text, created_at: sql.timestamptz })`
    select v.post_id, o.text as option, v.created_at from post_poll_votes v join post_poll_options o on o.id = v.option_id
    where v.member_id = ${memberId} and v.post_id > ${after} order by v.post_id limit ${limit}
  `.execute(db);
  return rows;
}
