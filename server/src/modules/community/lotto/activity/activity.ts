import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../../../../platform/events/index.ts';
import { readReviewFacts } from '../../../goods/reviews/index.ts';
import { readCustomer } from '../../../people/identity/index.ts';
import { readOrder } from '../../../selling/orders/index.ts';
import { readMembers } from '../../members/index.ts';
import { readPostFacts } from '../../posts/index.ts';
import { stateAt } from '../campaigns/campaign-times.ts';
import { findCurrent, type PublishedCampaign } from '../campaigns/campaigns.store.ts';
import { insertActivity } from './activity.store.ts';

/**
 * Activities that bring a card beside welcome and daily ones, where the campaign allows it: a member's first post
 * during it, the first review of a purchase, and a delivered order. They are recorded here; the card is claimed as
 * every card is.
 */
export function activitySubscribers({ db, now }: { db: Database; now: () => number }): Subscriber[] {
  async function note(customerId: string | null | undefined, claimIn: (campaign: PublishedCampaign) => string | null) {
    const at = new Date(now());
    const campaign = await findCurrent(db, at);
    const claim = campaign && stateAt(campaign, at) === 'running' ? claimIn(campaign) : null;
    if (!campaign || !customerId || claim === null) return;
    await inTransaction(db, async (tx) => {
      if (await readCustomer(tx, customerId))
        await insertActivity(tx, { campaignId: campaign.id, customerId, claim, at });
    });
  }
  const forActivity = (kind: 'post' | 'review') => (campaign: PublishedCampaign) =>
    campaign.gives_for_activity ? `${kind}@${campaign.id}` : null;

  return [
    {
      name: 'lotto.post.published',
      event: 'post.published',
      async handle(payload) {
        const post = await readPostFacts(db, payload.postId);
        if (post?.status !== 'published') return;
        const [author] = await readMembers(db, [post.member_id]);
        await note(author?.customer_id, forActivity('post'));
      },
    },
    {
      name: 'lotto.review.changed',
      event: 'review.changed',
      async handle(payload) {
        const review = await readReviewFacts(db, payload.reviewId);
        if (review?.status === 'published' && review.is_verified) await note(review.customer_id, forActivity('review'));
      },
    },
    {
      name: 'lotto.order.delivered',
      event: 'order.delivered',
      async handle(payload) {
        const order = await readOrder(db, payload.orderId);
        // A prize that is sent is no purchase.
        if (!order || order.total_halalas === 0) return;
        await note(order.customer_id, (campaign) => (campaign.gives_for_purchases ? `order@${order.id}` : null));
      },
    },
  ];
}
