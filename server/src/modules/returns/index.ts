export { creditReturn } from './credit-return.ts';
export { piecesLeft, servicesLeft } from './refund-of.ts';
export { refundWaysOf, type Settlement, settlementOf } from './refund-ways.ts';
export { mayPayBack } from './refunds.policy.ts';
export { returnRefusalTexts } from './refusals.ts';
export { returnableUntil } from './returnable.ts';
export { type BoughtOrder, listReturnsOfOrder, type ReturnRow, readBought, readReturn } from './returns.store.ts';
export { returnTexts } from './texts.ts';
export { amountOf, goodsLeft } from './worth-of-return.ts';
