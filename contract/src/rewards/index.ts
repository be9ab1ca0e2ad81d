export {
  type AdminReward,
  type CommunityReward,
  type RewardDraft,
  type RewardRedemption,
  rewardEndpoints,
} from './endpoints.ts';
export { rewardEvents } from './events.ts';
export { rewardRefusals } from './refusals.ts';
