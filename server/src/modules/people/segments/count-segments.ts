import type { Database } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { countMembers } from './segment-members.store.ts';
import { readSegment, saveCount } from './segments.store.ts';

/** Counts a segment that was saved, or is to be counted again. A later version is counted by its own event. */
export function countingSubscribers({ db, now }: { db: Database; now: () => number }): Subscriber[] {
  return [
    {
      name: 'segments.count',
      event: 'segment.count_asked',
      limitMs: 120_000,
      async handle({ segmentId, version }) {
        const segment = await readSegment(db, segmentId);
        if (!segment || segment.version !== version) return;
        const at = new Date(now());
        await saveCount(db, segment, await countMembers(db, segment.filter, at), at);
      },
    },
  ];
}
