export { type AdminMail, type MailInList, notificationEndpoints } from './endpoints.ts';
export { notificationRefusals } from './refusals.ts';
