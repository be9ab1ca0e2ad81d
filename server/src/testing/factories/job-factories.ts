import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/index.ts';
import { saveFailure } from '../../platform/jobs/job-failures.store.ts';

/** A job of this queue after its last failed attempt. */
export function makeDeadJob(db: Database, queue: string, payload: Record<string, unknown> = {}): Promise<void> {
  const failed = { queue, jobId: randomUUID(), payload, error: 'the mail server refused', attempts: 9, isDead: true };
  return saveFailure(db, { ...failed, at: new Date() });
}
