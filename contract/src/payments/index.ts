export { paymentEvents } from './events.ts';
export { paymentRefusals } from './refusals.ts';
