export {
  type AdminReward,
  type CommunityReward,
  type RewardDraft,
  type RewardRedemption,
  rewardEndpoints,
} from './endpoints.ts';
export { rewardRefusals } from './refusals.ts';
