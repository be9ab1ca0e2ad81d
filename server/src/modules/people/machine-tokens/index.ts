export { createMachineToken } from './create-token.ts';
export { newMachineToken } from './token-format.ts';
