import { type Database, sql } from '../database/index.ts';

/** Makes an entry that is due of each event that waits in a subscriber's former queue. */
export async function adoptQueuedEvents(db: Database, queue: string, event: string): Promise<void> {
  await sql`
    insert into job_failures (queue, job_id, event_name, payload, error, attempts, state, next_at, first_failed_at, last_failed_at)
    select name, id, ${event}, data, 'not handled before the shop was updated', 0, 'retrying', now(), created_on, now()
    from pgboss.job where name = ${queue} and state < 'completed'
    on conflict (queue, job_id) do update set event_name = excluded.event_name, state = 'retrying', next_at = now()
  `.execute(db);
  // Entries of the former kind are tried again by the reader of the log from now on.
  await sql`
    update job_failures set event_name = ${event}, next_at = now() where queue = ${queue} and event_name is null
  `.execute(db);
}
