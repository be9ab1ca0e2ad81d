export { pastOrderEndpoints } from './endpoints.ts';
export type { AdminPastOrder, PastOrder, PastOrderLine } from './shapes.ts';
