export { type MemberNotification, type MemberNotificationSettings, memberNotificationEndpoints } from './endpoints.ts';
