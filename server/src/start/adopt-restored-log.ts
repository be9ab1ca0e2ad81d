import { inTransaction, openDatabase } from '../platform/database/index.ts';
import { adoptLog } from '../platform/events/index.ts';
import type { Log } from '../platform/log/index.ts';

/**
 * Adopts the event log of a database that was restored on another server, before anything is published into it: the
 * numbers of transactions by which it is read are those of the former server.
 */
export async function adoptRestoredLog(url: string, log: Log): Promise<void> {
  const database = openDatabase({ url, poolSize: 1, applicationName: 'waha-events' });
  try {
    const subscribers = await inTransaction(database.db, adoptLog);
    if (subscribers > 0) log.warn({ subscribers }, 'The event log comes from another server and was adopted');
  } finally {
    await database.close();
  }
}
