/* Secrets at rest: sealed by a key of the shop, so that a copy of the database alone tells none. */
export { createSeal, type Seal } from './create-seal.ts';
