import type { notificationRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals. */
export const notificationRefusalTexts = {
  ar: { 'notifications.mail_not_found': 'لا رسالة بهذا الاسم' },
  en: { 'notifications.mail_not_found': 'There is no such mail' },
} satisfies TextsFor<keyof typeof notificationRefusals>;
