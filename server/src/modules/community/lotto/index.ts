export { findCurrent } from './campaigns/campaigns.store.ts';
export { publishCampaign } from './campaigns/publish-campaign.ts';
export { createCampaign } from './campaigns/save-campaign.ts';
