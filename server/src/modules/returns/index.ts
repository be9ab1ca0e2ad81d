export { adminReturnRoutes } from './admin-returns.routes.ts';
export { creditReturn } from './credit-return.ts';
export { exportReturns } from './export-returns.ts';
export { amountOf } from './returnable.ts';
export { returnRoutes } from './returns.routes.ts';
export { eraseReturner, type ReturnRow, readReturn } from './returns.store.ts';
