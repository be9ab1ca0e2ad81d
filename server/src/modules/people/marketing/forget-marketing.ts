import type { Database } from '../../../platform/database/index.ts';
import { deleteOldEnrolments } from './flows/enrolments.store.ts';
import { deleteOldSends } from './sends/sends.store.ts';

const KEPT_MS = 365 * 86_400_000;
const AT_ONCE = 5_000;

/** Deletes messages and ended enrolments that are older than a year, some thousand a statement. */
export async function forgetMarketing({ db, now }: { db: Database; now: () => number }): Promise<void> {
  const before = new Date(now() - KEPT_MS);
  while ((await deleteOldSends(db, before, AT_ONCE)) === AT_ONCE);
  while ((await deleteOldEnrolments(db, before, AT_ONCE)) === AT_ONCE);
}
