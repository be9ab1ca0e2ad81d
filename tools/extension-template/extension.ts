import { defineExtension, setting } from '@waha/extend';
import { createAcme } from './acme.ts';
import { tellShipped } from './tell-shipped.ts';

/** Payments by Acme, on its own page. */
export const acme = defineExtension({
  name: 'acme',
  api: 1,
  settings: {
    secretKey: setting.secret('ACME_SECRET_KEY', { label: { ar: 'المفتاح السري', en: 'Secret key' } }),
    webhookSecret: setting.secret('ACME_WEBHOOK_SECRET', { label: { ar: 'سر الإشعارات', en: 'Webhook secret' } }),
    url: setting.url('ACME_URL', { fallback: 'https://api.acme.example/v1' }),
  },
  texts: {
    ar: { name: 'أكمي', description: 'ادفع ببطاقتك في صفحة أكمي' },
    en: { name: 'Acme', description: 'Pay by card on the page of Acme' },
  },
  payment: ({ settings, fetch }) => createAcme(settings, fetch),
  scopes: ['orders:read'],
  hears: [{ name: 'shipped', event: 'order.shipped', handle: tellShipped }],
});
