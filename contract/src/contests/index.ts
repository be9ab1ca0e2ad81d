export { contestEndpoints } from './endpoints.ts';
export { contestEvents } from './events.ts';
export { contestRefusals } from './refusals.ts';
export type { AdminContest, AdminContestEntry, Contest, ContestDetail, ContestDraft, ContestEntry } from './shapes.ts';
