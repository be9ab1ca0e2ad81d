export { type MemberProfile, type Membership, memberEndpoints, type SeenJoinRequest } from './endpoints.ts';
export { memberRefusals } from './refusals.ts';
export type { JoinMessage, JoinRequest, MemberRef } from './shapes.ts';
