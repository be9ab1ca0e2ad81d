export { type AffiliateRow, readAffiliate } from './affiliates.store.ts';
export { countClicks, listDays } from './days.store.ts';
export { type Programme, readProgramme } from './programme.store.ts';
export { type RateOf, ratesFor } from './rates-for.ts';
export { findReferral, type Referral, type ReferralQuestion } from './referral.store.ts';
export { type PresentAffiliate, requireActiveAffiliate, requireAffiliate } from './require-affiliate.ts';
