export {
  type PushDevice,
  type PushDeviceDraft,
  type PushRenewal,
  type PushState,
  type PushSubscriptionBody,
  pushEndpoints,
} from './endpoints.ts';
export { pushRefusals } from './refusals.ts';
