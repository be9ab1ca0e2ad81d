export { type BuyerGroup, membersOf, readGroupOf } from './customer-groups.store.ts';
