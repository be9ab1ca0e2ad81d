export { type AccountNotificationDeps, accountSubscribers } from './account-subscribers.ts';
export { type NotificationDeps, orderMailSubscribers } from './order-subscribers.ts';
export { returnMailSubscribers } from './return-subscribers.ts';
export { transferMailSubscribers } from './transfer-subscribers.ts';
