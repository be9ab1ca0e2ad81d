export {
  type AdminRank,
  type PointRule,
  pointEndpoints,
  type Rank,
  type RankKey,
  type RankStanding,
  rankKeys,
} from './endpoints.ts';
export { pointRefusals } from './refusals.ts';
