export { type CreditedPieces, issueReturnNote } from './issue-invoice.ts';
