export type { AdminReturn, AdminReturnSummary } from './admin.ts';
export { returnEndpoints } from './endpoints.ts';
export { returnRefusals } from './refusals.ts';
export {
  type OrderReturn,
  type RefundWay,
  type Returnable,
  type ReturnKind,
  type ReturnMessage,
  type ReturnOutcome,
  type ReturnQuote,
  type ReturnReason,
  type ReturnStatus,
  type ReturnSummary,
  refundWays,
  returnKinds,
  returnOutcomes,
  returnReasons,
  returnStatuses,
} from './shapes.ts';
