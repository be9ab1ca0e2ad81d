export {
  type MemberNotification,
  type MemberNotificationKind,
  type MemberNotificationSettings,
  memberNotificationEndpoints,
  memberNotificationKinds,
} from './endpoints.ts';
