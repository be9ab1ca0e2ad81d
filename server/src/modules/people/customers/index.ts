export { type CreditOrder, changeCredit } from './change-credit.ts';
