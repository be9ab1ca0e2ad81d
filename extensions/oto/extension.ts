import { defineExtension, SettingError, setting } from '@waha/extend';
import { createOto } from './oto.ts';
import { tryOto } from './try-oto.ts';

const MOST_KG = 100;

/** Parcels at SMSA, Aramex, SPL and others by one account of OTO, with the merchant's own contracts or OTO's prices. */
export const oto = defineExtension({
  name: 'oto',
  api: 1,
  processor: { country: 'SA', data: ['name', 'contact', 'address', 'orders'] },
  settings: {
    refreshToken: setting.secret('OTO_REFRESH_TOKEN', {
      label: { ar: 'مفتاح التجديد', en: 'Refresh token' },
      must: 'must be the refresh token of your OTO account',
    }),
    webhookSecret: setting.secret('OTO_WEBHOOK_SECRET', {
      label: { ar: 'كلمة سر الإشعارات', en: 'Secret of the webhook' },
      must: 'must be a long random text of your own, 8 characters or more',
    }),
    pickupLocation: setting.text('OTO_PICKUP_LOCATION', {
      label: { ar: 'كود موقع الاستلام منك', en: 'Code of the pick-up location' },
    }),
    weightKg: setting.text('OTO_WEIGHT_KG', {
      label: { ar: 'الوزن المعتاد للشحنة بالكيلوغرام', en: 'Usual weight of a parcel in kg' },
      fallback: '1',
    }),
    deliveryOption: setting.text('OTO_DELIVERY_OPTION', {
      label: { ar: 'رقم خيار التوصيل', en: 'Number of the delivery option' },
      fallback: '',
    }),
    pointsCompany: setting.text('OTO_POINTS_COMPANY', {
      label: { ar: 'شركة نقاط الاستلام، باسمها عند أوتو', en: 'Company of the pick-up points, as OTO names it' },
      fallback: '',
    }),
    pointsOption: setting.text('OTO_POINTS_OPTION', {
      label: { ar: 'رقم خيار التوصيل إلى النقاط', en: 'Number of the delivery option to points' },
      fallback: '',
    }),
    originCity: setting.text('OTO_CITY', {
      label: { ar: 'مدينة موقع الاستلام، بالإنجليزية', en: 'City of the pick-up location' },
      fallback: '',
    }),
    url: setting.url('OTO_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      example: 'https://api.tryoto.com',
      fallback: 'https://api.tryoto.com',
    }),
  },
  texts: { ar: { name: 'أوتو' }, en: { name: 'OTO' } },
  carrier: ({ settings, fetch, now }) =>
    createOto({ settings: { ...settings, weightKg: readKg(settings.weightKg) }, fetch, now }),
  try: ({ settings, fetch, now, shop }, language) =>
    tryOto(settings, { fetch, now, publicUrl: shop.publicUrl }, language),
});

function readKg(text: string): number {
  const kg = Number(text);
  if (Number.isFinite(kg) && kg > 0 && kg <= MOST_KG) return kg;
  throw new SettingError(`must be a number of kilograms up to ${MOST_KG}`);
}
