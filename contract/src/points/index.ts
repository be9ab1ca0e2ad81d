export {
  type AdminRank,
  type MyPoints,
  type PointLine,
  type PointRule,
  type PointSettings,
  pointEndpoints,
  type Rank,
  type RankKey,
  type RankStanding,
  rankKeys,
} from './endpoints.ts';
export { pointRefusals } from './refusals.ts';
