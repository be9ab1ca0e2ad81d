export { flowEndpoints, marketingCampaignEndpoints } from './endpoints.ts';
export { marketingEvents } from './events.ts';
export { marketingRefusals } from './refusals.ts';
export {
  type Flow,
  type FlowStep,
  type FlowTrigger,
  flowStep,
  flowTrigger,
  type ListedCampaign,
  type MarketingCampaign,
  type MarketingLimits,
  type MarketingMessage,
  marketingMessage,
  type NewFlow,
  type NewMarketingCampaign,
} from './shapes.ts';
