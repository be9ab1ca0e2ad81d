export { MOST_CARDS, type SavedCard, savedCardEndpoints } from './endpoints.ts';
export { savedCardEvents } from './events.ts';
export { savedCardRefusals } from './refusals.ts';
