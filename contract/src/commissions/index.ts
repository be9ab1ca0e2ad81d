export { commissionEndpoints } from './endpoints.ts';
export { commissionEvents } from './events.ts';
export { commissionRefusals } from './refusals.ts';
export type { AdminCommission, AffiliateFlag, ReferredOrder } from './shapes.ts';
