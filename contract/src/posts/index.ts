export type { Collection, SavedPost } from './collections.ts';
export { postEndpoints } from './endpoints.ts';
export { postEvents } from './events.ts';
export { postRefusals } from './refusals.ts';
export type { Poll, Post, PostComment, PostDraft } from './shapes.ts';
