export { type Extension, extensionEndpoints } from './endpoints.ts';
export { extensionRefusals } from './refusals.ts';
