export { type City, locationEndpoints, type Neighborhood } from './endpoints.ts';
export { locationRefusals } from './refusals.ts';
