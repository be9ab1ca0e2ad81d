export { changeMembers } from './change-members.ts';
export { type BuyerGroup, leaveGroups, listGroups, membersOf, readGroupOf } from './customer-groups.store.ts';
