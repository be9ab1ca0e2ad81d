export { isShownTo } from './blocks.store.ts';
export { requireMember } from './members.policy.ts';
export { type MemberRow, readMembers } from './members.store.ts';
export { presentMemberRef } from './present-member.ts';
