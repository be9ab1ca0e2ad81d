import { z } from 'zod';
import { type Database, inTransaction, sql } from '../platform/database/index.ts';
import { eventsOf, type Subscriber } from '../platform/events/index.ts';
import { deliverTo } from './deliver-to.ts';

const taken = z.array(z.object({ name: z.string(), payload: z.record(z.string(), z.unknown()) }));

/**
 * Takes all events out of the log and hands them to these subscribers, in order. They count as handled for every
 * subscriber of the shop. A failure ends it; the rest is lost, as nobody in a test would wait for another attempt.
 */
export async function deliverEvents(db: Database, subscribers: readonly Subscriber[]): Promise<void> {
  const events = await inTransaction(db, async (tx) => {
    const { rows } = await sql.rows({ taken: sql.jsonb.of(taken) })`
      with taken as (delete from events returning id, name, payload)
      select coalesce(jsonb_agg(jsonb_build_object('name', name, 'payload', payload) order by id), '[]') as taken from taken
    `.execute(tx);
    return rows[0]?.taken ?? [];
  });
  for (const { name, payload } of events) {
    for (const one of subscribers) {
      if (eventsOf(one).some((heard) => heard === name)) await deliverTo(one, payload, name);
    }
  }
}
