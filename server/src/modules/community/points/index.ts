export { earn, post, takeBack, takeBackTo } from './earn.ts';
export { announceExpiries, expirePoints } from './expire-points.ts';
export { type ExpiryRow, readExpiry } from './expiries.store.ts';
export {
  listRanks,
  type Perks,
  type RankRow,
  rankKeyOf,
  readLifetime,
  readPerks,
  readRulePoints,
} from './points.store.ts';
export { rankFor } from './standing.ts';
