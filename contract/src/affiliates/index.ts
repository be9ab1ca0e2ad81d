export { type AffiliateLink, type AffiliateReferral, affiliateEndpoints } from './endpoints.ts';
export { affiliateRefusals } from './refusals.ts';
export {
  type AffiliateApplication,
  type AffiliateChannelKind,
  type AffiliateProgramme,
  type AffiliateRateDraft,
  type AffiliateStatus,
  affiliateChannelKinds,
  affiliateStatuses,
  type StaffAffiliateApplication,
  type StaffAffiliateCoupon,
  type StaffAffiliateRate,
  type StaffAffiliateSettings,
} from './shapes.ts';
