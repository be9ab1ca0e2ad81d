export { convertPoints } from './convert.ts';
export { readWithdrawal, type WithdrawalRow } from './payouts.store.ts';
export { maskDestination } from './present-payouts.ts';
export { askToWithdraw } from './withdraw.ts';
