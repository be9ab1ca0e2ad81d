export { flowEndpoints, marketingCampaignEndpoints, phoneAdvertisingEndpoints } from './endpoints.ts';
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
  type MessageApproval,
  marketingMessage,
  type NewFlow,
  type NewMarketingCampaign,
  type PhoneAdvertising,
  type PhoneFigures,
} from './shapes.ts';
