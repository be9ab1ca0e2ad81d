export { type OrderMessage, type SmsState, smsEndpoints } from './endpoints.ts';
export { smsEvents } from './events.ts';
export { smsRefusals } from './refusals.ts';
