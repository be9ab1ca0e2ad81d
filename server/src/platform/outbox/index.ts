export { type DueEvent, type OutboxEvent, readOutboxBacklog, takeEvents } from './outbox.store.ts';
export { onPublished, publish } from './publish.ts';
