export { ExtensionError } from './extension-error.ts';
export type { ExtensionCounts } from './guard-calls.ts';
export { loadExtensions, readyExtensions } from './load-shop.ts';
export { type Adapter, type Extensions, noExtensions, openExtensions } from './open-extensions.ts';
