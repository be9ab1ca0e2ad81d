export { listShort } from './givings.store.ts';
