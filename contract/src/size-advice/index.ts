export { type CountedFits, sizeAdviceEndpoints } from './endpoints.ts';
