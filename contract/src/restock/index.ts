export { restockEndpoints } from './endpoints.ts';
export { restockRefusals } from './refusals.ts';
