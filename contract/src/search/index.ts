export { type EmptySearch, type SynonymGroup, searchEndpoints } from './endpoints.ts';
export { searchRefusals } from './refusals.ts';
