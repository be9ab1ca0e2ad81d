export { type MachineToken, type MachineTokenDraft, machineTokenEndpoints } from './endpoints.ts';
export { machineTokenRefusals } from './refusals.ts';
