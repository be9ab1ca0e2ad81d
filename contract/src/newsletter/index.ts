export { newsletterEndpoints } from './endpoints.ts';
export { newsletterRefusals } from './refusals.ts';
