import type { Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { hidePicture, showPicture } from '../../content/uploads/index.ts';
import { mayJudge } from './contests.policy.ts';
import { shareContest } from './contests.store.ts';
import { changeEntryStatus, type EntryRow } from './entries.store.ts';
import { standingOf } from './take-part.ts';

/** Shows an entry, or takes it out of the contest, until its winners are confirmed. */
export async function judgeEntry(
  tx: Tx,
  storage: FileStorage,
  entry: EntryRow,
  { to, reason, at }: { to: 'shown' | 'disqualified'; reason: string | null; at: Date },
): Promise<void> {
  const contest = (await shareContest(tx, entry.contest_id)) ?? refuse('contests.not_found');
  enforce(mayJudge(standingOf(contest, at)));
  if (!(await changeEntryStatus(tx, entry.id, { to, reason }))) return;
  if (entry.image) await (to === 'shown' ? showPicture : hidePicture)(storage, entry.image);
  await publish(tx, 'contest.judged', { entryId: entry.id });
}
