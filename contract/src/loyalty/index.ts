export { loyaltyEndpoints, type OrderPoints } from './endpoints.ts';
