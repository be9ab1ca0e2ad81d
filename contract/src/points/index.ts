export { pointEndpoints, type Rank, type RankKey, type RankStanding, rankKeys } from './endpoints.ts';
