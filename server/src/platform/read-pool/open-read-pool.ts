import { type Database, openDatabase, REQUEST_TIMEOUTS } from '../database/index.ts';
import { createFence } from './fence.ts';
import { CHECK_LIMIT_MS, type ReadPool, routeReads } from './route-reads.ts';

/** Connections of a process to its replicas: as many as there are reads at once (`reads` of the bulkheads). */
const POOL_SIZE = 8;

const TIMEOUTS = { ...REQUEST_TIMEOUTS, acquireTimeoutMs: CHECK_LIMIT_MS, connectTimeoutMs: CHECK_LIMIT_MS };

export interface ReadPoolOptions {
  primary: Database;
  /** The address of a replica, or of what divides connections between replicas. */
  url: string;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/** Opens a pool on replicas, with read-only sessions, and divides reads between it and the primary. */
export function openReadPool({ primary, url, onIdleError }: ReadPoolOptions): ReadPool & { close(): Promise<void> } {
  const replica = openDatabase({
    url,
    poolSize: POOL_SIZE,
    timeouts: TIMEOUTS,
    isReadOnly: true,
    applicationName: 'waha reads',
    ...(onIdleError && { onIdleError }),
  });
  const reads = routeReads({ primary, replica: replica.db, fence: createFence(), now: Date.now });
  return { ...reads, close: replica.close };
}
