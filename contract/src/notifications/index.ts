export { type AdminMail, type MailInList, notificationEndpoints } from './endpoints.ts';
export { notificationEvents } from './events.ts';
export type { PhoneTable, PhoneTableEdit, PhoneTemplates } from './phone.ts';
export { notificationRefusals } from './refusals.ts';
