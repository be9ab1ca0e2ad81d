/* The event log: events are published in transactions and read by subscribers, each from a position of its own. */
export { deleteOldEvents } from './events.store.ts';
export { adoptLog, readEventBacklog, rewind } from './positions.store.ts';
export { notifySubscribers, onPublished, publish, publishEach, wakeAfterCommit } from './publish.ts';
export { startEvents } from './start-events.ts';
export { claiming, type Delivery, eventsOf, type Subscriber, subscribe } from './subscriber.ts';
