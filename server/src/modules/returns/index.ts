export { returnRoutes } from './returns.routes.ts';
export { eraseReturner } from './returns.store.ts';
