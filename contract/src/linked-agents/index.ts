export {
  type AgentConsent,
  type AgentDecision,
  type AgentRequest,
  type LinkedAgent,
  linkedAgentEndpoints,
} from './endpoints.ts';
export { linkedAgentEvents } from './events.ts';
export { linkedAgentRefusals } from './refusals.ts';
