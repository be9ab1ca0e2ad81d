export { type MemberNotification, type MemberNotificationSettings, memberNotificationEndpoints } from './endpoints.ts';
export { memberNotificationEvents } from './events.ts';
