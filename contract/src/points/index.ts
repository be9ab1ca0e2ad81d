export {
  type AdminRank,
  type MyPoints,
  type PointLine,
  type PointRule,
  type PointSettings,
  pointEndpoints,
  type Rank,
  type RankStanding,
} from './endpoints.ts';
export { pointEvents } from './events.ts';
export { pointRefusals } from './refusals.ts';
