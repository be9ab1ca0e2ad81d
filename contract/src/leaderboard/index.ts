export {
  type LeaderboardPeriod,
  type LeaderboardStanding,
  leaderboardEndpoints,
  leaderboardPeriods,
} from './endpoints.ts';
