import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { countActive } from '../members/index.ts';
import { countShown, listTagUses } from '../posts/index.ts';
import { type Counts, countMemberReviews, replaceTags, writeCounts } from './discovery.store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The days over which tags are counted, and the number of tags that are stored. */
const TAG_DAYS = 90;
const MOST_TAGS = 10_000;

/** Computes the counts: four counts over their indexes, a tenth of a second at a million posts. */
export async function countCommunity(db: Database): Promise<Counts> {
  const [members, shown, reviews] = await Promise.all([countActive(db), countShown(db), countMemberReviews(db)]);
  return { members, reviews, ...shown };
}

/** Stores the community's public counts and tags, so that no request computes them. */
export async function refreshCommunity(db: Database, at: Date): Promise<void> {
  const counts = await countCommunity(db);
  const tags = await listTagUses(db, new Date(at.getTime() - TAG_DAYS * DAY_MS), MOST_TAGS);
  await inTransaction(db, async (tx) => {
    if (await writeCounts(tx, counts)) await publishInvalidation(tx, ['community-stats']);
    await replaceTags(tx, tags);
  });
}
