export { type RedemptionRow, readRedemption } from './rewards.store.ts';
export { createReward } from './save-reward.ts';
