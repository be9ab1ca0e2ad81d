export { type AdminMail, type MailInList, notificationEndpoints } from './endpoints.ts';
export { notificationEvents } from './events.ts';
export type {
  PhoneMessageOverview,
  PhoneMessagePreview,
  PhoneTrial,
  PhoneTrialOutcome,
  TemplateApproval,
} from './phone-messages.ts';
export { notificationRefusals } from './refusals.ts';
