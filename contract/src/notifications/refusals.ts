export const notificationRefusals = {
  'notifications.mail_not_found': 404,
} as const;
