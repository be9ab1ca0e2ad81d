export { contestEndpoints } from './endpoints.ts';
export { contestRefusals } from './refusals.ts';
export type { AdminContest, AdminContestEntry, Contest, ContestDetail, ContestDraft, ContestEntry } from './shapes.ts';
