import { type ContestState, contestPrizeKinds } from '@waha/contract';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { isInGoodStanding } from '../members/index.ts';

const contestRow = {
  id: sql.int4,
  title_ar: sql.text,
  title_en: sql.text,
  about_ar: sql.text,
  about_en: sql.text,
  rules_ar: sql.text,
  rules_en: sql.text,
  prize_kind: sql.text.oneOf(...contestPrizeKinds),
  prize_ar: sql.text,
  prize_en: sql.text,
  prize_points: sql.int4.orNull,
  prize_percent: sql.int2.orNull,
  licence_number: sql.text.orNull,
  winner_count: sql.int2,
  starts_at: sql.timestamptz,
  voting_at: sql.timestamptz,
  ends_at: sql.timestamptz,
  cancelled_at: sql.timestamptz.orNull,
  cancelled_reason: sql.text.orNull,
  decided_at: sql.timestamptz.orNull,
  version: sql.int4,
  entry_count: sql.int4,
  waiting_count: sql.int4,
};
export type ContestRow = Row<typeof contestRow>;

const columns = sql`c.id, c.title_ar, c.title_en, c.about_ar, c.about_en, c.rules_ar, c.rules_en, c.prize_kind, c.prize_ar,
  c.prize_en, c.prize_points, c.prize_percent, c.licence_number, c.winner_count, c.starts_at, c.voting_at, c.ends_at,
  c.cancelled_at, c.cancelled_reason, c.decided_at, c.version,
  (select count(*)::int from contest_entries e where e.contest_id = c.id and e.status = 'shown'
    and ${isInGoodStanding('e.member_id')}) as entry_count,
  (select count(*)::int from contest_entries e where e.contest_id = c.id and e.status = 'pending') as waiting_count`;

const inState: Record<ContestState, (at: Date) => Sql<unknown>> = {
  upcoming: (at) => sql`c.starts_at > ${at}`,
  open: (at) => sql`c.starts_at <= ${at} and c.voting_at > ${at}`,
  voting: (at) => sql`c.voting_at <= ${at} and c.ends_at > ${at}`,
  closed: (at) => sql`c.ends_at <= ${at}`,
};

export interface ContestWindow {
  state: ContestState | null;
  at: Date;
  offset: number;
  limit: number;
}

/** Running contests first, then upcoming ones, then past ones; each group by its end, the latest first. */
export async function listContests(db: Database, { state, at, offset, limit }: ContestWindow): Promise<ContestRow[]> {
  const { rows } = await sql.rows(contestRow)`
    select ${columns} from contests c where ${state === null ? sql`true` : inState[state](at)}
    order by case when c.starts_at > ${at} then 1 when c.ends_at > ${at} then 0 else 2 end, c.ends_at desc, c.id desc
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** A list of all contests for staff, with states as of now. */
export const listAllContests = defineList({
  columns: contestRow,
  select: columns,
  from: sql`contests c`,
  sorts: { ends_at: sql`c.ends_at`, starts_at: sql`c.starts_at` },
  sort: '-ends_at',
  tie: sql`c.id`,
  filters: { state: (state: ContestState) => inState[state](new Date()) },
});

export async function readContest(db: Database | Tx, id: number): Promise<ContestRow | undefined> {
  const { rows } = await sql.rows(contestRow)`select ${columns} from contests c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a contest until the transaction ends. */
export async function lockContest(tx: Tx, id: number): Promise<ContestRow | undefined> {
  await sql`select from contests where id = ${id} for update`.execute(tx);
  return readContest(tx, id);
}

/**
 * Locks a contest for share until the transaction ends: it cannot be changed, cancelled or decided, and entrants do not
 * wait for each other.
 */
export async function shareContest(tx: Tx, id: number): Promise<ContestRow | undefined> {
  await sql`select from contests where id = ${id} for share`.execute(tx);
  return readContest(tx, id);
}

export type ContestFields = Omit<
  ContestRow,
  'id' | 'cancelled_at' | 'cancelled_reason' | 'decided_at' | 'version' | 'entry_count' | 'waiting_count'
>;

export async function insertContest(tx: Tx, contest: ContestFields): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into contests (title_ar, title_en, about_ar, about_en, rules_ar, rules_en, prize_kind, prize_ar, prize_en,
      prize_points, prize_percent, licence_number, winner_count, starts_at, voting_at, ends_at)
    values (${contest.title_ar}, ${contest.title_en}, ${contest.about_ar}, ${contest.about_en}, ${contest.rules_ar},
      ${contest.rules_en}, ${contest.prize_kind}, ${contest.prize_ar}, ${contest.prize_en}, ${contest.prize_points},
      ${contest.prize_percent}, ${contest.licence_number}, ${contest.winner_count}, ${contest.starts_at},
      ${contest.voting_at}, ${contest.ends_at})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the contest was not written');
  return row.id;
}

export async function updateContest(tx: Tx, id: number, contest: ContestFields): Promise<void> {
  await sql`
    update contests set title_ar = ${contest.title_ar}, title_en = ${contest.title_en}, about_ar = ${contest.about_ar},
      about_en = ${contest.about_en}, rules_ar = ${contest.rules_ar}, rules_en = ${contest.rules_en},
      prize_kind = ${contest.prize_kind}, prize_ar = ${contest.prize_ar}, prize_en = ${contest.prize_en},
      prize_points = ${contest.prize_points}, prize_percent = ${contest.prize_percent},
      licence_number = ${contest.licence_number}, winner_count = ${contest.winner_count},
      starts_at = ${contest.starts_at}, voting_at = ${contest.voting_at}, ends_at = ${contest.ends_at},
      version = version + 1
    where id = ${id}
  `.execute(tx);
}

export async function markCancelled(tx: Tx, id: number, { reason, at }: { reason: string; at: Date }): Promise<void> {
  await sql`
    update contests set cancelled_at = ${at}, cancelled_reason = ${reason}, version = version + 1 where id = ${id}
  `.execute(tx);
}

/** False when it was decided or cancelled before. */
export async function markDecided(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update contests set decided_at = ${at}, version = version + 1
    where id = ${id} and decided_at is null and cancelled_at is null returning id
  `.execute(tx);
  return rows.length > 0;
}
