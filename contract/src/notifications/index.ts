export { type AdminMail, type MailInList, notificationEndpoints } from './endpoints.ts';
export { notificationEvents } from './events.ts';
export { notificationRefusals } from './refusals.ts';
