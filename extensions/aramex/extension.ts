import { defineExtension, readCityNames, SettingError, setting, type ValuesOf } from '@waha/extend';
import { createAsk } from './api.ts';
import { type AramexSettings, createAramex } from './aramex.ts';
import { tryAramex } from './try-aramex.ts';

const MOST_KG = 70;

const settings = {
  userName: setting.text('ARAMEX_USER_NAME', { label: { ar: 'اسم المستخدم', en: 'User name' } }),
  password: setting.secret('ARAMEX_PASSWORD', { label: { ar: 'كلمة السر', en: 'Password' } }),
  accountNumber: setting.text('ARAMEX_ACCOUNT_NUMBER', { label: { ar: 'رقم الحساب', en: 'Account number' } }),
  accountPin: setting.text('ARAMEX_ACCOUNT_PIN', { label: { ar: 'الرقم السري للحساب', en: 'PIN of the account' } }),
  accountEntity: setting.text('ARAMEX_ACCOUNT_ENTITY', {
    label: { ar: 'كود مكتب الحساب، مثل RUH', en: 'Office of the account, such as RUH' },
  }),
  shopCity: setting.text('ARAMEX_SHOP_CITY', {
    label: { ar: 'مدينة الاستلام منك، بالإنجليزية', en: 'City where Aramex collects' },
  }),
  shopAddress: setting.text('ARAMEX_SHOP_ADDRESS', {
    label: { ar: 'عنوان الاستلام منك', en: 'Address where Aramex collects' },
    most: 150,
  }),
  shopEmail: setting.text('ARAMEX_SHOP_EMAIL', { label: { ar: 'بريد المتجر', en: 'E-mail of the shop' } }),
  weightKg: setting.text('ARAMEX_WEIGHT_KG', {
    label: { ar: 'الوزن المعتاد للشحنة بالكيلوغرام', en: 'Usual weight of a parcel in kg' },
    fallback: '1',
  }),
  product: setting.text('ARAMEX_PRODUCT', { label: { ar: 'كود الخدمة', en: 'Code of the service' }, fallback: 'CDS' }),
  returnProduct: setting.text('ARAMEX_RETURN_PRODUCT', {
    label: { ar: 'كود خدمة الإرجاع', en: 'Code of the service for returns' },
    fallback: 'RTC',
  }),
  cityNames: setting.text('ARAMEX_CITIES', {
    label: { ar: 'أسماء مدن تختلف عند أرامكس', en: 'Cities that Aramex names otherwise' },
    fallback: '',
    most: 5_000,
  }),
  url: setting.url('ARAMEX_URL', {
    label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
    example: 'https://ws.aramex.net/ShippingAPI.V2',
    fallback: 'https://ws.aramex.net/ShippingAPI.V2',
  }),
};

/** Parcels at Aramex, by the merchant's own account. */
export const aramex = defineExtension({
  name: 'aramex',
  api: 1,
  processor: { country: 'SA', data: ['name', 'contact', 'address', 'orders'] },
  settings,
  texts: { ar: { name: 'أرامكس' }, en: { name: 'Aramex' } },
  carrier: ({ settings: given, fetch, records, now }) =>
    createAramex({ settings: readAll(given), fetch, records, now }),
  try: ({ settings: given, fetch }, language) => {
    const read = readAll(given);
    return tryAramex(createAsk(read, fetch), read, language);
  },
});

function readAll({ cityNames, weightKg, ...given }: ValuesOf<typeof settings>): AramexSettings {
  return { ...given, weightKg: readKg(weightKg), cityName: readCityNames(cityNames) };
}

function readKg(text: string): number {
  const kg = Number(text);
  if (Number.isFinite(kg) && kg > 0 && kg <= MOST_KG) return kg;
  throw new SettingError(`must be a number of kilograms up to ${MOST_KG}`);
}
