export { commissionEndpoints } from './endpoints.ts';
export { commissionRefusals } from './refusals.ts';
export {
  type AdminCommission,
  type AffiliateFlag,
  affiliateFlagKinds,
  commissionReasons,
  commissionStates,
  type ReferredOrder,
} from './shapes.ts';
