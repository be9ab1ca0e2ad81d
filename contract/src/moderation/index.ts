export { type HeldWord, moderationEndpoints, type QueuedWriting, type WatchedMember } from './endpoints.ts';
export { moderationRefusals } from './refusals.ts';
