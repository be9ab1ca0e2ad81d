export { type StoreSettings, storeEndpoints } from './endpoints.ts';
