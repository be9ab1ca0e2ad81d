export { earn, takeBack } from './earn.ts';
export { listRanks, type RankRow, readLifetimes } from './points.store.ts';
export { rankFor } from './standing.ts';
