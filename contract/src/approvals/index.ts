export { approvalEndpoints } from './endpoints.ts';
export { approvalRefusals } from './refusals.ts';
export { type Approval, type ApprovalStatus, approvalStatuses, type MoneyAlert } from './shapes.ts';
