export { adminLottoRoutes } from './admin-lotto.routes.ts';
export { findCurrent } from './campaigns.store.ts';
export { exportCards, forgetPlayer } from './leave.ts';
export { lottoRoutes } from './lotto.routes.ts';
export { publishCampaign } from './publish-campaign.ts';
export { expireRewards } from './rewards.store.ts';
export { createCampaign } from './save-campaign.ts';
