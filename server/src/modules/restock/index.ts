export { restockRoutes } from './restock.routes.ts';
export { type RestockDeps, restockSubscribers } from './restock.subscribers.ts';
