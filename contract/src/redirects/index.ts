export type { Redirect, RedirectDraft } from './endpoints.ts';
export { redirectEndpoints } from './endpoints.ts';
export { redirectRefusals } from './refusals.ts';
