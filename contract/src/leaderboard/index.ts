export { type LeaderboardStanding, leaderboardEndpoints } from './endpoints.ts';
