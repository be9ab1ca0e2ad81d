// Community

export const joinRequestStatuses = ['pending', 'approved', 'rejected'] as const;
export type JoinRequestStatus = (typeof joinRequestStatuses)[number];

/** `none`: never requested, or withdrawn. */
export const membershipStatuses = ['none', ...joinRequestStatuses, 'suspended'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** Status of a member as moderators see it. */
export const memberStatuses = ['active', 'suspended', 'left'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Limits one member sets on another. */
export const memberLimitKinds = ['block', 'mute'] as const;
export type MemberLimitKind = (typeof memberLimitKinds)[number];

export const feedSorts = ['newest', 'top'] as const;
export type FeedSort = (typeof feedSorts)[number];

export const postStatuses = ['pending', 'published', 'hidden', 'removed'] as const;
export type PostStatus = (typeof postStatuses)[number];

/**
 * Reasons why a post or comment waits for staff: among a member's first, a listed word, reports by several members, or a
 * change after publication.
 */
export const postHoldReasons = ['first', 'words', 'reports', 'changed'] as const;
export type PostHoldReason = (typeof postHoldReasons)[number];

export const writtenKinds = ['post', 'comment'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export const reportedKinds = [...writtenKinds, 'member'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportReasons = ['spam', 'insult', 'untrue', 'private', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const memberNotificationKinds = [
  'like',
  'comment',
  'reply',
  'mention',
  'follow',
  'decision',
  'contest',
  'rank',
  'reward',
  'sale',
] as const;
export type MemberNotificationKind = (typeof memberNotificationKinds)[number];

export const rankKeys = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type RankKey = (typeof rankKeys)[number];

export const pointLineStates = ['pending', 'posted', 'spent', 'expired', 'taken_back'] as const;
export type PointLineState = (typeof pointLineStates)[number];

/** State of the points that an order earns. */
export const accrualStates = ['none', 'expected', 'pending', 'posted'] as const;
export type AccrualState = (typeof accrualStates)[number];

export const communityRewardKinds = ['percentage', 'fixed', 'free_shipping', 'product'] as const;
export type CommunityRewardKind = (typeof communityRewardKinds)[number];

/** States by the clock alone. */
export const contestStates = ['upcoming', 'open', 'voting', 'closed'] as const;
export type ContestState = (typeof contestStates)[number];

export const contestPrizeKinds = ['honour', 'points', 'coupon', 'thing'] as const;
export type ContestPrizeKind = (typeof contestPrizeKinds)[number];

export const contestEntryStatuses = ['pending', 'shown', 'withdrawn', 'disqualified'] as const;
export type ContestEntryStatus = (typeof contestEntryStatuses)[number];

export const leaderboardPeriods = ['7d', '30d', 'all'] as const;
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

// Scratch cards

/** Status of a campaign as staff set it. */
export const campaignStatuses = ['draft', 'published', 'stopped'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** State of a published campaign by the clock and its cards. */
export const campaignStates = ['upcoming', 'running', 'closing', 'ended', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const prizeKinds = [
  'nothing',
  'percentage_coupon',
  'fixed_coupon',
  'free_shipping',
  'store_credit',
  'points',
  'product',
] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** Reasons for which a ticket is given. */
export const ticketReasons = ['welcome', 'daily', 'activity', 'purchase'] as const;
export type TicketReason = (typeof ticketReasons)[number];

export const rewardStatuses = ['available', 'used', 'expired'] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

// Affiliates

/** Status of an application as staff see it; its author also sees `none`. */
export const affiliateStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type AffiliateStatus = (typeof affiliateStatuses)[number];

/** Status of an application as its author sees it. */
export const ownAffiliateStatuses = ['none', ...affiliateStatuses] as const;
export type OwnAffiliateStatus = (typeof ownAffiliateStatuses)[number];

/** Channels on which an affiliate publishes. */
export const affiliateChannelKinds = [
  'website',
  'instagram',
  'tiktok',
  'snapchat',
  'youtube',
  'x',
  'telegram',
  'other',
] as const;
export type AffiliateChannelKind = (typeof affiliateChannelKinds)[number];

/** Evidence that attributed an order to an affiliate. */
export const attributionMeans = ['coupon', 'link', 'code'] as const;
export type AttributionMeans = (typeof attributionMeans)[number];

/** `waiting`: ordered; `pending`: delivered; `posted`: its points can be used; `void`: no commission, for a reason. */
export const commissionStates = ['waiting', 'pending', 'posted', 'void'] as const;
export type CommissionState = (typeof commissionStates)[number];

/** Reasons for a void commission. */
export const commissionReasons = [
  'own_account',
  'own_contact',
  'own_address',
  'own_card',
  'cancelled',
  'expired',
  'returned',
  'too_small',
  'staff',
  'left',
] as const;
export type CommissionReason = (typeof commissionReasons)[number];

/** Signs of abuse that staff look into. */
export const affiliateFlagKinds = [
  'one_address',
  'own_orders',
  'own_street',
  'many_returns',
  'clicks_without_orders',
  'click_flood',
] as const;
export type AffiliateFlagKind = (typeof affiliateFlagKinds)[number];

/** Targets of a conversion of points. */
export const conversionTargets = ['cash', 'store_credit'] as const;
export type ConversionTarget = (typeof conversionTargets)[number];

export const payoutWays = ['iban', 'stc_pay'] as const;
export type PayoutWay = (typeof payoutWays)[number];

export const withdrawalStatuses = ['pending', 'approved', 'paid', 'rejected', 'cancelled'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Kinds of lines in an affiliate's statement. */
export const statementKinds = ['commission', 'reversal', 'conversion', 'withdrawal'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** States of lines in an affiliate's statement; `done` for lines without a state of their own. */
export const statementStates = [...commissionStates, ...withdrawalStatuses, 'done'] as const;
export type StatementState = (typeof statementStates)[number];
