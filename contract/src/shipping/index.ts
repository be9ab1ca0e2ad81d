export { type ShippingOption, shippingEndpoints } from './endpoints.ts';
export { shippingRefusals } from './refusals.ts';
