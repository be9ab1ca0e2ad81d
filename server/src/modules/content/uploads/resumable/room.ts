import { refuse } from '../../../../platform/errors/index.ts';
import { type ResumableDeps, removeResumable } from './continue-upload.ts';
import { countUnfinishedBytes, listAbandoned } from './resumable.store.ts';

/** The limit on unfinished files of all visitors together: some thirty films, or two hundred pictures. */
export const MOST_UNFINISHED_BYTES = 2_000_000_000;
/** When the room is used up, uploads not continued for this long are deleted before their day is over. */
const ABANDONED_AFTER_MS = 3_600_000;
const RETRY_AFTER_SECONDS = 3_600;
const BATCH = 50;

/**
 * Makes room for `bytes` among all unfinished uploads. Without room, those not continued for an hour are deleted;
 * refuses `uploads.no_room` where that is not enough.
 */
export async function requireRoom(
  deps: ResumableDeps & { mostUnfinishedBytes?: number },
  bytes: number,
  now: Date,
): Promise<void> {
  const { mostUnfinishedBytes: most = MOST_UNFINISHED_BYTES } = deps;
  const isRoom = async () => (await countUnfinishedBytes(deps.db)) + bytes <= most;
  if (await isRoom()) return;
  const since = new Date(now.getTime() - ABANDONED_AFTER_MS);
  for (const upload of await listAbandoned(deps.db, since, BATCH)) await removeResumable(deps, upload);
  if (!(await isRoom())) refuse('uploads.no_room', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
