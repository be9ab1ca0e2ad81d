export { earn, takeBack } from './earn.ts';
export { listRanks, type Perks, type RankRow, rankKeyOf, readPerks } from './points.store.ts';
export { rankFor } from './standing.ts';
