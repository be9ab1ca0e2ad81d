export { type OrderMessages, readOrderMessages, saveOrderMessages } from './order-messages.ts';
export { readPhoneSettings } from './phone-settings.store.ts';
export { readSmsBudget } from './read-budget.ts';
export { requireTextable, type TextableDeps } from './require-textable.ts';
export { createSmsGate, smsOutcomes } from './sms-gate.ts';
export { readSmsLimits, type SmsLimits, saveSmsLimits } from './sms-limits.store.ts';
