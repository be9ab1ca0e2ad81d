export { restockEndpoints } from './endpoints.ts';
export { restockEvents } from './events.ts';
export { restockRefusals } from './refusals.ts';
