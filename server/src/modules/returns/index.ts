export { adminReturnRoutes } from './admin-returns.routes.ts';
export { creditReturn } from './credit-return.ts';
export { exportReturns } from './export-returns.ts';
export { returnRoutes } from './returns.routes.ts';
export { eraseReturner, type ReturnRow, readReturn } from './returns.store.ts';
export { amountOf } from './worth-of-return.ts';
