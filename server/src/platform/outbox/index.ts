export { type DueEvent, type OutboxEvent, readOutboxBacklog, takeEvents } from './outbox.store.ts';
export { onPublished, publish, wakeAfterCommit } from './publish.ts';
