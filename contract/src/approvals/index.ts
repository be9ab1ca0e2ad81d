export { approvalEndpoints } from './endpoints.ts';
export { approvalRefusals } from './refusals.ts';
export type { Approval, MoneyAlert } from './shapes.ts';
