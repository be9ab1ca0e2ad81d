import { finishErasures } from '../../modules/people/identity/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { backgroundDeps } from '../background-deps.ts';

/** Erases the rest of deleted accounts with much data, as the job does. */
export function finishLeaving(db: Database): Promise<void> {
  return finishErasures(db, backgroundDeps(db, { mails: [], messages: [] }).batchedErasers);
}
