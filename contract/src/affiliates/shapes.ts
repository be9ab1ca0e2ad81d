/** As staff see an application; its author also sees `none` (docs/decisions/0040). */
export const affiliateStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type AffiliateStatus = (typeof affiliateStatuses)[number];

/** Where an affiliate publishes. */
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
