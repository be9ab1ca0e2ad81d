import { finishErasures } from '../../modules/people/identity/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { backgroundDeps } from '../background-deps.ts';

/** Takes away what is left of deleted accounts that had much, as the job does. */
export function finishLeaving(db: Database): Promise<void> {
  return finishErasures(db, backgroundDeps(db, { mails: [], messages: [] }).batchedErasers);
}
