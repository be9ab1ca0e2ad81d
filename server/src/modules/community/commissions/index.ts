export { attribute } from './attribute.ts';
export { followOrder } from './follow-order.ts';
export { type BackRow, listBacks, listReferrals, type ReferralRow } from './lists.store.ts';
export { postDue } from './post-due.ts';
export { sayReason } from './present-commission.ts';
export { type BestProduct, type EarningDay, listBestProducts, listEarningDays, readPending } from './totals.store.ts';
