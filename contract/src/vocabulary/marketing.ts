/** Channels of advertising, each with a consent of its own. */
export const marketingChannels = ['email', 'sms', 'whatsapp'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Whether all conditions of a segment must hold, or any. */
export const segmentMatches = ['all', 'any'] as const;
export type SegmentMatch = (typeof segmentMatches)[number];

/** A time ago: within the last days, or longer ago than that. */
export const timesAgo = ['within', 'before'] as const;
export type TimeAgo = (typeof timesAgo)[number];

/** Conditions of a segment on what a customer did or is. */
export const segmentConditions = [
  'orders',
  'spent',
  'last_order',
  'bought_product',
  'bought_category',
  'bought_brand',
  'city',
  'region',
  'rank',
  'group',
  'joined',
  'birthday',
  'consent',
  'cart',
  'wish',
  'review',
] as const;
export type SegmentConditionKind = (typeof segmentConditions)[number];

/** Things that begin a flow of messages for a customer. */
export const flowTriggers = ['joined', 'order_delivered', 'birthday', 'win_back'] as const;
export type FlowTriggerKind = (typeof flowTriggers)[number];

/** Steps of a flow. */
export const flowSteps = ['wait', 'condition', 'message'] as const;
export type FlowStepKind = (typeof flowSteps)[number];
