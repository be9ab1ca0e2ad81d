export { creditReturn } from './credit-return.ts';
export { type ReturnRow, readReturn } from './returns.store.ts';
export { amountOf } from './worth-of-return.ts';
