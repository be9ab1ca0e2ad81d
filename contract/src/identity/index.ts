export type { Profile, Session, SessionInList, SignedIn, User } from './account.ts';
export { identityEndpoints } from './endpoints.ts';
export { identityEvents } from './events.ts';
export { identityRefusals } from './refusals.ts';
