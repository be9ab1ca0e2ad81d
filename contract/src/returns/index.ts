export type { AdminReturn, AdminReturnSummary } from './admin.ts';
export { returnEndpoints } from './endpoints.ts';
export { returnEvents } from './events.ts';
export { returnRefusals } from './refusals.ts';
export type { OrderReturn, Returnable, ReturnMessage, ReturnQuote, ReturnSummary } from './shapes.ts';
