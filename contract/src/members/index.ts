export { type MemberProfile, type Membership, memberEndpoints, type SeenJoinRequest } from './endpoints.ts';
export { memberRefusals } from './refusals.ts';
export {
  type JoinMessage,
  type JoinRequest,
  type JoinRequestStatus,
  joinRequestStatuses,
  type MemberRef,
  type MembershipStatus,
} from './shapes.ts';
