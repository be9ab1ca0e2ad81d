export { promotionEndpoints } from './endpoints.ts';
export { promotionRefusals } from './refusals.ts';
