export { findCurrent } from './campaigns.store.ts';
export { publishCampaign } from './publish-campaign.ts';
export { createCampaign } from './save-campaign.ts';
