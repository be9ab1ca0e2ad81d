import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/index.ts';
import { adoptQueuedEvents } from './queued-events.store.ts';

/**
 * Removes the queues of former versions, one for each subscriber and scheduled job. Events that wait in them become
 * entries that are tried again at once.
 */
export async function retireQueues(
  boss: PgBoss,
  db: Database,
  { kept, subscribers }: { kept: string; subscribers: ReadonlyMap<string, string> },
): Promise<void> {
  for (const { name } of await boss.getQueues()) {
    if (name === kept || name.startsWith('__pgboss__')) continue;
    const event = subscribers.get(name);
    if (event !== undefined) await adoptQueuedEvents(db, name, event);
    await boss.unschedule(name);
    await boss.deleteQueue(name);
  }
}
