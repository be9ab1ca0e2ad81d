export { restockRoutes } from './restock.routes.ts';
export { exportRequests, forgetAddresses } from './restock.store.ts';
export { type RestockDeps, restockSubscribers } from './restock.subscribers.ts';
