export { payoutEndpoints } from './endpoints.ts';
export { payoutRefusals } from './refusals.ts';
export {
  type AdminWithdrawal,
  type AffiliateStats,
  type AffiliateTransaction,
  type AffiliateWithdrawal,
  type PointsValue,
  payoutWays,
  withdrawalStatuses,
} from './shapes.ts';
