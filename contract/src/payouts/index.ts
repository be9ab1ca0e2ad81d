export { payoutEndpoints } from './endpoints.ts';
export { payoutEvents } from './events.ts';
export { payoutRefusals } from './refusals.ts';
export type {
  AdminWithdrawal,
  AffiliateStats,
  AffiliateTransaction,
  AffiliateWithdrawal,
  PointsValue,
} from './shapes.ts';
