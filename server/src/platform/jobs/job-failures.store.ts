import { type Database, type Row, sql, type Tx } from '../database/index.ts';

/** One failed attempt of a job. */
export interface FailedAttempt {
  queue: string;
  jobId: string;
  payload: Record<string, unknown>;
  error: string;
  /** The number of attempts, this one included. */
  attempts: number;
  /** True where no automatic attempt follows. */
  isDead: boolean;
  at: Date;
}

/** Stores a failed attempt; one row per job. */
export async function saveFailure(db: Database, failed: FailedAttempt): Promise<void> {
  const { queue, jobId, payload, error, attempts, isDead, at } = failed;
  const state = isDead ? 'dead' : 'retrying';
  await sql`
    insert into job_failures (queue, job_id, payload, error, attempts, state, first_failed_at, last_failed_at)
    values (${queue}, ${jobId}, ${JSON.stringify(payload)}::jsonb, ${error}, ${attempts}, ${state}, ${at}, ${at})
    on conflict (queue, job_id) do update set error = excluded.error, attempts = excluded.attempts, state = excluded.state,
      last_failed_at = excluded.last_failed_at
  `.execute(db);
}

/** Deletes the failures of a job that succeeded. */
export async function deleteFailure(db: Database, queue: string, jobId: string): Promise<void> {
  await sql`delete from job_failures where queue = ${queue} and job_id = ${jobId}`.execute(db);
}

/** Queues of scheduled jobs, stored under `scheduledId`, that failed and have not succeeded since. */
export async function listFailedSchedules(db: Database, scheduledId: string): Promise<string[]> {
  const { rows } = await sql.rows({ queue: sql.text })`
    select queue from job_failures where job_id = ${scheduledId}
  `.execute(db);
  return rows.map(({ queue }) => queue);
}

const failureRow = {
  id: sql.int8,
  queue: sql.text,
  error: sql.text,
  attempts: sql.int4,
  state: sql.text.oneOf('retrying', 'dead', 'requeued', 'waiting'),
  first_failed_at: sql.timestamptz,
  last_failed_at: sql.timestamptz,
};
export type JobFailure = Row<typeof failureRow>;

/** Jobs that failed and have not succeeded since: dead ones first, then the latest; `most` at most. */
export async function listFailures(db: Database, most: number): Promise<JobFailure[]> {
  const { rows } = await sql.rows(failureRow)`
    select id, queue, error, attempts, state, first_failed_at, last_failed_at
    from job_failures where state <> 'claimed' order by state = 'dead' desc, last_failed_at desc, id desc limit ${most}
  `.execute(db);
  return rows;
}

/** The number of dead jobs, and of failed jobs that are still retried. */
export async function countFailures(db: Database): Promise<{ dead: number; retrying: number }> {
  const { rows } = await sql.rows({ dead: sql.int4, retrying: sql.int4 })`
    select count(*) filter (where state = 'dead')::int as dead, count(*) filter (where state not in ('dead', 'claimed'))::int as retrying
    from job_failures
  `.execute(db);
  return rows[0] ?? { dead: 0, retrying: 0 };
}

/** Dead jobs by their queue, the largest number first, with the time of the latest of each. */
export async function countDeadByQueue(db: Database): Promise<{ queue: string; jobs: number; latest: Date }[]> {
  const { rows } = await sql.rows({ queue: sql.text, jobs: sql.int4, latest: sql.timestamptz.neverNull })`
    select queue, count(*)::int as jobs, max(last_failed_at) as latest
    from job_failures where state = 'dead' group by queue order by jobs desc, queue
  `.execute(db);
  return rows;
}

/** A job that failed and has not succeeded since, if there is one with this id. */
export async function readFailure(where: Database | Tx, id: number): Promise<JobFailure | undefined> {
  const { rows } = await sql.rows(failureRow)`
    select id, queue, error, attempts, state, first_failed_at, last_failed_at from job_failures
    where id = ${id} and state <> 'claimed'
  `.execute(where);
  return rows[0];
}

/** Requests a retry of a dead job; false where there is none with this id. */
export async function requestRetry(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    update job_failures set state = 'requeued', attempts = 0, next_at = now() where id = ${id} and state = 'dead' returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Takes the scheduled jobs that staff want retried: their rows are deleted when the transaction commits. */
export async function takeRequeued(tx: Tx): Promise<string[]> {
  const { rows } = await sql.rows({ queue: sql.text })`
    with due as (
      select id from job_failures where state = 'requeued' and event_name is null limit 100 for update skip locked
    )
    delete from job_failures where id in (select id from due) returning queue
  `.execute(tx);
  return rows.map(({ queue }) => queue);
}

/** Deletes failures after 30 days: dead jobs that were not retried, and failures whose job no longer exists. */
export async function deleteOldFailures(db: Database): Promise<void> {
  await sql`delete from job_failures where last_failed_at < now() - interval '30 days'`.execute(db);
}
