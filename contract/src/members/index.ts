export { type MemberProfile, type Membership, memberEndpoints, type SeenJoinRequest } from './endpoints.ts';
export { memberEvents } from './events.ts';
export { memberRefusals } from './refusals.ts';
export type { JoinMessage, JoinRequest, MemberRef } from './shapes.ts';
