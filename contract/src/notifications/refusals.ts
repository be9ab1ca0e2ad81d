export const notificationRefusals = {
  'notifications.mail_not_found': 404,
  'notifications.phone_message_not_found': 404,
  'notifications.not_submitted': 502,
} as const;
