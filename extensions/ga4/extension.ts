import { defineExtension, setting } from '@waha/extend';
import { createGa4 } from './ga4.ts';

/** Conversions of Google Analytics 4, sent by the server. */
export const ga4 = defineExtension({
  name: 'ga4',
  api: 1,
  processor: { country: 'US', data: ['activity', 'device'] },
  settings: {
    measurementId: setting.text('GA4_MEASUREMENT_ID', { label: { ar: 'معرّف القياس', en: 'Measurement id' } }),
    apiSecret: setting.secret('GA4_API_SECRET', {
      label: { ar: 'سر بروتوكول القياس', en: 'Secret of the Measurement Protocol' },
    }),
    url: setting.url('GA4_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      fallback: 'https://www.google-analytics.com',
    }),
  },
  texts: { ar: { name: 'إحصاءات جوجل' }, en: { name: 'Google Analytics' } },
  conversion: ({ settings, fetch }) => createGa4(settings, fetch),
});
