export { type MachineToken, machineTokenEndpoints } from './endpoints.ts';
export { machineTokenRefusals } from './refusals.ts';
