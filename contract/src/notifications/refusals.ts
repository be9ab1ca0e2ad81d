export const notificationRefusals = {
  'notifications.mail_not_found': 404,
  'notifications.phone_message_not_found': 404,
  'notifications.approvals_unknown': 503,
} as const;
