import { finishErasures } from '../../modules/people/identity/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { backgroundDeps } from '../background-deps.ts';

/** Erases the remaining data of deleted accounts, as the job does. */
export function finishLeaving(db: Database): Promise<void> {
  return finishErasures(db, backgroundDeps(db, { mails: [], messages: [] }).batchedErasers);
}
