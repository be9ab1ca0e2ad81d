import type { EventName, EventPayload } from '@waha/contract';
import { inPages, inTransaction } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { riyadhDay } from '../../../platform/text/index.ts';
import { listEntrants, readContest, readEntry } from '../contests/index.ts';
import { findMemberOf, isFollower } from '../members/index.ts';
import { readRedemption } from '../rewards/index.ts';
import { removeActor } from './notifications.store.ts';
import { notifyMember } from './notify-member.ts';
import type { NotifyDeps } from './post-subscribers.ts';

/** The subject of a day's new followers. */
const followsOf = (at: Date) => `follow:${riyadhDay(at)}`;

/** Notifications of all but posts: contests, ranks, rewards and membership. */
export function otherSubscribers({ db, now }: NotifyDeps): Subscriber[] {
  const on = <Name extends EventName>(event: Name, handle: (payload: EventPayload<Name>) => Promise<void>) =>
    subscribe(event, handle, { name: `member-notifications.${event.replace('.', '-')}` });
  const at = () => new Date(now());

  /** Notifies all entrants of the end of a contest. */
  async function tellEntrants(contestId: number, outcomeOf: (place: number | null) => string): Promise<void> {
    for await (const entrant of inPages((limit, offset) => listEntrants(db, contestId, limit, offset))) {
      const { member_id: memberId, place } = entrant;
      const about = { memberId, kind: 'contest', subject: `contest:${contestId}`, contestId } as const;
      await notifyMember(db, { ...about, outcome: outcomeOf(place), at: at() });
    }
  }

  return [
    on('membership.began', async (payload) => {
      const member = await findMemberOf(db, payload.customerId);
      if (!member) return;
      await notifyMember(db, { memberId: member.id, kind: 'decision', subject: 'joined', outcome: 'joined', at: at() });
    }),
    on('member.followed', async (payload) => {
      const { memberId, followerId: actorId } = payload;
      if (!(await isFollower(db, { memberId: actorId, otherId: memberId }))) return;
      await notifyMember(db, { memberId, kind: 'follow', subject: followsOf(at()), actorId, at: at() });
    }),
    on('member.unfollowed', async (payload) => {
      const { memberId: recipientId, followerId: memberId } = payload;
      if (await isFollower(db, { memberId, otherId: recipientId })) return;
      // Today's notification only hides them: whoever follows again today is there already, and it is no news.
      const of = { recipientId, except: followsOf(at()) };
      await inTransaction(db, (tx) => removeActor(tx, { kind: 'follow', memberId, of }));
    }),
    on('rank.reached', async (payload) => {
      const { customerId, rank } = payload;
      const member = await findMemberOf(db, customerId);
      if (member)
        await notifyMember(db, { memberId: member.id, kind: 'rank', subject: `rank:${rank}`, outcome: rank, at: at() });
    }),
    on('reward.redeemed', async (payload) => {
      const redemption = await readRedemption(db, payload.redemptionId);
      const member = redemption?.customer_id && (await findMemberOf(db, redemption.customer_id));
      if (!redemption || !member) return;
      await notifyMember(db, { memberId: member.id, kind: 'reward', subject: `redemption:${redemption.id}`, at: at() });
    }),
    on('contest.decided', async (payload) => {
      const { contestId } = payload;
      await tellEntrants(contestId, (place) => (place === null ? 'over' : `won ${place}`));
    }),
    on('contest.cancelled', async (payload) => {
      const { contestId } = payload;
      if (await readContest(db, contestId)) await tellEntrants(contestId, () => 'cancelled');
    }),
    on('contest.judged', async (payload) => {
      const entry = await readEntry(db, payload.entryId);
      if (entry?.status !== 'shown' && entry?.status !== 'disqualified') return;
      const outcome = entry.status === 'shown' ? 'admitted' : 'disqualified';
      const about = { memberId: entry.member_id, kind: 'contest', subject: `entry:${entry.id}` } as const;
      await notifyMember(db, { ...about, outcome, contestId: entry.contest_id, at: at() });
    }),
  ];
}
