export { paymentRefusals } from './refusals.ts';
