export { type AffiliateLink, type AffiliateReferral, affiliateEndpoints } from './endpoints.ts';
export { affiliateEvents } from './events.ts';
export { affiliateRefusals } from './refusals.ts';
export type {
  AffiliateApplication,
  AffiliateProgramme,
  AffiliateRateDraft,
  StaffAffiliateApplication,
  StaffAffiliateCoupon,
  StaffAffiliateRate,
  StaffAffiliateSettings,
} from './shapes.ts';
