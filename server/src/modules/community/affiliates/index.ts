export { type AffiliateRow, readAffiliate } from './affiliates.store.ts';
export { countClicks, listDays } from './clicks/days.store.ts';
export { findReferral, type Referral, type ReferralQuestion } from './clicks/referral.store.ts';
export { type Programme, readProgramme } from './programme.store.ts';
export { type RateOf, ratesFor } from './rates/rates-for.ts';
export { type PresentAffiliate, requireActiveAffiliate, requireAffiliate } from './require-affiliate.ts';
