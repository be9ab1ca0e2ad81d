import { defineExtension, setting } from '@waha/extend';

/** An extension whose settings are typed in the admin, and tried: it answers with its greeting. It hears of orders, too. */
export const testTried = defineExtension({
  name: 'test-tried',
  api: 1,
  settings: {
    greeting: setting.text('TEST_TRIED_GREETING', { fallback: 'it works', label: { ar: 'التحية', en: 'Greeting' } }),
    key: setting.secret('TEST_TRIED_KEY', { fallback: '' }),
  },
  texts: { ar: { name: 'إضافة تُجرَّب' }, en: { name: 'An extension that is tried' } },
  scopes: ['orders:read'],
  hears: [{ name: 'greet', event: 'order.placed', handle: () => undefined }],
  message: () => ({ channel: 'whatsapp', send: async () => ({ reference: null }) }),
  async try({ settings }) {
    if (settings.key.startsWith('wrong')) throw new Error(`the key ${settings.key} is refused`);
    return settings.greeting;
  },
});
