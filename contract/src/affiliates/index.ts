export { affiliateRefusals } from './refusals.ts';
export { type AffiliateStatus, affiliateChannelKinds, affiliateStatuses } from './shapes.ts';
