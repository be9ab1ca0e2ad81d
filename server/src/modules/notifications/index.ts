export { type NotificationDeps, orderMailSubscribers } from './subscribers.ts';
