import { defineExtension, readCityNames, SettingError, setting } from '@waha/extend';
import { createSmsa } from './smsa.ts';
import { trySmsa } from './try-smsa.ts';

const MOST_KG = 70;

/** Parcels at SMSA Express, by the merchant's own contract. */
export const smsa = defineExtension({
  name: 'smsa',
  api: 1,
  processor: { country: 'SA', data: ['name', 'contact', 'address', 'orders'] },
  settings: {
    apiKey: setting.secret('SMSA_API_KEY', {
      label: { ar: 'مفتاح الواجهة', en: 'API key' },
      must: 'must be the API key that SMSA gave your account',
    }),
    shopCity: setting.text('SMSA_SHOP_CITY', {
      label: {
        ar: 'مدينة الاستلام منك، بالإنجليزية كما في قائمة سمسا',
        en: 'City where SMSA collects, as SMSA lists it',
      },
    }),
    shopAddress: setting.text('SMSA_SHOP_ADDRESS', {
      label: { ar: 'عنوان الاستلام منك', en: 'Address where SMSA collects' },
      most: 200,
    }),
    weightKg: setting.text('SMSA_WEIGHT_KG', {
      label: { ar: 'الوزن المعتاد للشحنة بالكيلوغرام', en: 'Usual weight of a parcel in kg' },
      fallback: '1',
    }),
    label: setting.text('SMSA_LABEL', {
      label: { ar: 'صيغة الملصق: pdf أو zpl', en: 'Form of labels: pdf or zpl' },
      fallback: 'pdf',
    }),
    service: setting.text('SMSA_SERVICE', {
      label: { ar: 'كود الخدمة', en: 'Code of the service' },
      fallback: '',
    }),
    returnService: setting.text('SMSA_RETURN_SERVICE', {
      label: { ar: 'كود خدمة الإرجاع', en: 'Code of the service for returns' },
      fallback: '',
    }),
    cityNames: setting.text('SMSA_CITIES', {
      label: { ar: 'أسماء مدن تختلف عند سمسا', en: 'Cities that SMSA names otherwise' },
      fallback: '',
      most: 5_000,
    }),
    url: setting.url('SMSA_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      example: 'https://ecomapis.smsaexpress.com',
      fallback: 'https://ecomapis.smsaexpress.com',
    }),
  },
  texts: { ar: { name: 'سمسا' }, en: { name: 'SMSA' } },
  carrier: ({ settings: { cityNames, ...settings }, fetch, records, now }) =>
    createSmsa({
      settings: {
        ...settings,
        weightKg: readKg(settings.weightKg),
        label: readFormat(settings.label),
        cityName: readCityNames(cityNames),
      },
      ...{ fetch, records, now },
    }),
  try: ({ settings, fetch }, language) => trySmsa(settings, fetch, language),
});

function readKg(text: string): number {
  const kg = Number(text);
  if (Number.isFinite(kg) && kg > 0 && kg <= MOST_KG) return kg;
  throw new SettingError(`must be a number of kilograms up to ${MOST_KG}`);
}

function readFormat(text: string): 'pdf' | 'zpl' {
  if (text === 'pdf' || text === 'zpl') return text;
  throw new SettingError('must be pdf or zpl');
}
