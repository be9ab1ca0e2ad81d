export { reelEndpoints } from './endpoints.ts';
export { reelRefusals } from './refusals.ts';
export type { Reel, ReelDraft, ReelVideo } from './shapes.ts';
