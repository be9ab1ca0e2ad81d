import { defineExtension, setting } from '@waha/extend';
import { createTiktok } from './tiktok.ts';

/** Conversions of TikTok, sent by the server. */
export const tiktokEvents = defineExtension({
  name: 'tiktok-events',
  api: 1,
  processor: { country: 'SG', data: ['activity', 'device', 'contact'] },
  settings: {
    pixelId: setting.text('TIKTOK_PIXEL_ID', { label: { ar: 'معرّف البكسل', en: 'Id of the pixel' } }),
    token: setting.secret('TIKTOK_EVENTS_TOKEN', {
      label: { ar: 'مفتاح واجهة الأحداث', en: 'Token of the Events API' },
    }),
    testCode: setting.text('TIKTOK_TEST_CODE', {
      label: { ar: 'كود التجربة (أحداث التجربة وحدها)', en: 'Test code (test events alone)' },
      fallback: '',
    }),
    url: setting.url('TIKTOK_EVENTS_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      fallback: 'https://business-api.tiktok.com',
    }),
  },
  texts: { ar: { name: 'تحويلات تيك توك' }, en: { name: 'TikTok conversions' } },
  conversion: ({ settings, fetch }) => createTiktok(settings, fetch),
});
