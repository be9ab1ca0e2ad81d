import type { MarketingChannel } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { publish, type Subscriber } from '../../../platform/events/index.ts';
import { countMembers } from './segment-members.store.ts';
import { readSegment, saveCount } from './segments.store.ts';

/** Readers who can be reached are counted no further. */
const MOST_REACHABLE = 10_000;

/** Has a segment counted beside the call: a filter over a million customers takes longer than a call may. */
export async function askCount(tx: Tx, segmentId: number): Promise<void> {
  const row = await readSegment(tx, segmentId);
  if (row) await publish(tx, 'segment.count_asked', { segmentId, version: row.version });
}

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
        const count = await countMembers(db, segment.filter, at);
        const reachableBy = (channel: MarketingChannel) =>
          countMembers(db, segment.filter, at, { channel, most: MOST_REACHABLE });
        const reachable = {
          email: await reachableBy('email'),
          sms: await reachableBy('sms'),
          whatsapp: await reachableBy('whatsapp'),
        };
        await saveCount(db, segment, { count, reachable, at });
      },
    },
  ];
}
