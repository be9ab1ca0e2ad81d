export { creditReturn } from './credit-return.ts';
export { returnableUntil } from './returnable.ts';
export { type BoughtOrder, type ReturnRow, readBought, readReturn } from './returns.store.ts';
export { amountOf } from './worth-of-return.ts';
