export { wishlistEndpoints } from './endpoints.ts';
export { wishlistRefusals } from './refusals.ts';
