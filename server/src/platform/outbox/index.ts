export { type DueEvent, type OutboxEvent, takeEvents } from './outbox.store.ts';
export { onPublished, publish } from './publish.ts';
