import { defineExtension, setting } from '@waha/extend';
import { createSnapchat } from './snapchat.ts';

/** Conversions of Snapchat, sent by the server. */
export const snapchatCapi = defineExtension({
  name: 'snapchat-capi',
  api: 1,
  processor: { country: 'US', data: ['activity', 'device', 'contact'] },
  settings: {
    pixelId: setting.text('SNAPCHAT_PIXEL_ID', { label: { ar: 'معرّف البكسل', en: 'Id of the pixel' } }),
    token: setting.secret('SNAPCHAT_CAPI_TOKEN', {
      label: { ar: 'مفتاح واجهة التحويلات', en: 'Token of the Conversions API' },
    }),
    url: setting.url('SNAPCHAT_CAPI_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      fallback: 'https://tr.snapchat.com',
    }),
  },
  texts: { ar: { name: 'تحويلات سناب شات' }, en: { name: 'Snapchat conversions' } },
  conversion: ({ settings, fetch }) => createSnapchat(settings, fetch),
});
