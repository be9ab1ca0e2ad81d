export { type HeldWord, moderationEndpoints, type QueuedWriting, type WatchedMember } from './endpoints.ts';
export { moderationEvents } from './events.ts';
export { moderationRefusals } from './refusals.ts';
