export { countReminders } from './cart-reminders.store.ts';
export { abandonedCartMails } from './editable-mails.ts';
export { isTimely } from './remind.ts';
export { type ReminderSettings, readReminderSettings, saveReminderSettings } from './reminder-settings.store.ts';
