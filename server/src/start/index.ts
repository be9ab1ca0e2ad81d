export type { App, CreateApp, ProcessDeps } from './app-types.ts';
export { buildStorefront } from './build-storefront.ts';
export { explainStartError } from './explain-start-error.ts';
export { fillDemoShop } from './fill-demo-shop.ts';
export { openStore, type Store } from './open-store.ts';
export { measurePhases, type Phases } from './phases.ts';
export { openShopDatabase, requireFreePort, serve } from './serve.ts';
export { startServerProcesses } from './server-processes.ts';
export { prepareShutdown, type Shutdown } from './shutdown.ts';
