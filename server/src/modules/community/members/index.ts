export { isInGoodStanding, isShownTo, listBlockers, listShown, readBlocksBetween } from './blocks.store.ts';
export { findOthers } from './find-member.ts';
export { countActive, type FoundMember, findByBeginning } from './find-members.store.ts';
export { followedBy, isFollowedBy, isFollower, isFollowerOf } from './follows.store.ts';
export { handleKey } from './handles.ts';
export { type JoinRequestRow, readJoinRequest } from './join-requests.store.ts';
export {
  changeStanding,
  findActiveByKeys,
  findMemberOf,
  listMembers,
  lockMember,
  type MemberRow,
  readMembers,
} from './members.store.ts';
export { presentMemberRef } from './present-member.ts';
export { holdMember, requireMember } from './require-member.ts';
