export { approvedText, type PhoneTemplate, phoneTemplates } from './approved-texts.ts';
export { countPhoneMonth } from './phone-messages.store.ts';
export { type PhoneRoutes, rowOf } from './phone-routes.ts';
export { type PhoneSettings, readPhoneSettings, savePhoneSettings } from './phone-settings.store.ts';
export { readSmsBudget } from './read-budget.ts';
export { requireTextable, type TextableDeps } from './require-textable.ts';
export { type PhoneTest, sendTest } from './send-test.ts';
export { createSmsGate, smsOutcomes } from './sms-gate.ts';
export { readSmsLimits, type SmsLimits, saveSmsLimits } from './sms-limits.store.ts';
