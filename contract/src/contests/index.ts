export { contestEndpoints } from './endpoints.ts';
export { contestRefusals } from './refusals.ts';
export {
  type AdminContest,
  type AdminContestEntry,
  type Contest,
  type ContestDetail,
  type ContestDraft,
  type ContestEntry,
  type ContestEntryStatus,
  type ContestPrizeKind,
  type ContestState,
  contestEntryStatuses,
  contestPrizeKinds,
  contestStates,
} from './shapes.ts';
