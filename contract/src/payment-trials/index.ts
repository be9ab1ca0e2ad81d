export { type PaymentTrial, paymentTrialEndpoints, type TriedMethod } from './endpoints.ts';
export { paymentTrialEvents } from './events.ts';
export { paymentTrialRefusals } from './refusals.ts';
