export { type OutboxEvent, onPublished, publish } from './publish.ts';
