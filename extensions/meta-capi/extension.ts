import { defineExtension, setting } from '@waha/extend';
import { createMeta } from './meta.ts';

/** Conversions of Meta (Facebook, Instagram), sent by the server. */
export const metaCapi = defineExtension({
  name: 'meta-capi',
  api: 1,
  processor: { country: 'US', data: ['activity', 'device', 'contact'] },
  settings: {
    pixelId: setting.text('META_PIXEL_ID', { label: { ar: 'معرّف البكسل', en: 'Id of the pixel' } }),
    token: setting.secret('META_CAPI_TOKEN', {
      label: { ar: 'مفتاح واجهة التحويلات', en: 'Token of the Conversions API' },
    }),
    testCode: setting.text('META_TEST_CODE', {
      label: { ar: 'كود التجربة (أحداث التجربة وحدها)', en: 'Test code (test events alone)' },
      fallback: '',
    }),
    version: setting.text('META_API_VERSION', {
      label: { ar: 'إصدار الواجهة', en: 'Version of the API' },
      fallback: 'v23.0',
    }),
    url: setting.url('META_CAPI_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      fallback: 'https://graph.facebook.com',
    }),
  },
  texts: { ar: { name: 'تحويلات ميتا' }, en: { name: 'Meta conversions' } },
  conversion: ({ settings, fetch }) => createMeta(settings, fetch),
});
