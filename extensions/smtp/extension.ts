import { defineExtension, setting } from '@waha/extend';
import { createSmtp, verifySmtp } from './smtp.ts';

/** Mails by SMTP, which every mail service offers. */
export const smtp = defineExtension({
  name: 'smtp',
  api: 1,
  processor: { country: null, data: ['name', 'contact', 'messages'] },
  settings: {
    url: setting.url('SMTP_URL', {
      label: { ar: 'خادم البريد', en: 'Mail server' },
      protocols: ['smtp:', 'smtps:'],
      example: 'smtp://user:password@host:587',
      isSecret: true,
    }),
  },
  texts: { ar: { name: 'البريد عبر SMTP' }, en: { name: 'Mail by SMTP' } },
  message: ({ settings }) => createSmtp(settings.url),
  async try({ settings }, language) {
    await verifySmtp(settings.url);
    return language === 'ar' ? 'يقبل خادم البريد الدخول' : 'The mail server accepts the sign-in';
  },
});
