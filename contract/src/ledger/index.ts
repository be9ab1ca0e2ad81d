export { storeCreditEndpoints } from './endpoints.ts';
