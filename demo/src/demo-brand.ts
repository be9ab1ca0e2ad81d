import type { DemoBankAccount, DemoBrand } from './shop-types.ts';

/** An invented company: its numbers have the right form and no known owner. */
export const demoBrand: DemoBrand = {
  name: { ar: 'واحة', en: 'Waha' },
  legalName: { ar: 'شركة واحة التجريبية للتجارة الإلكترونية', en: 'Waha Demo E-Commerce Company' },
  tagline: { ar: 'كل ما تحب، في مكان هادئ واحد', en: 'Everything you love, in one calm place' },
  phone: '+966110000000',
  whatsappNumber: '+966500000000',
  email: 'hello@waha.example',
  address: {
    ar: '7000 طريق الملك فهد، حي العليا، الرياض 12211، المملكة العربية السعودية',
    en: '7000 King Fahd Road, Al Olaya, Riyadh 12211, Saudi Arabia',
  },
  hours: {
    ar: 'من الأحد إلى الخميس، 9\u00a0ص إلى 6\u00a0م بتوقيت الرياض',
    en: 'Sunday to Thursday, 9\u00a0am to 6\u00a0pm, Riyadh time',
  },
  vatNumber: '300000000000003',
  commercialRegistrationNumber: '1010000000',
  licences: [
    { label: { ar: 'السجل التجاري', en: 'Commercial registration' }, number: '1010000000' },
    { label: { ar: 'الرقم الضريبي', en: 'VAT number' }, number: '300000000000003' },
    { label: { ar: 'توثيق المتجر (تجريبي)', en: 'Store verification (demo)' }, number: '0000000000' },
  ],
  socialLinks: [
    { platform: 'x', url: 'https://x.com/waha.example' },
    { platform: 'instagram', url: 'https://instagram.com/waha.example' },
    { platform: 'tiktok', url: 'https://tiktok.com/@waha.example' },
    { platform: 'snapchat', url: 'https://snapchat.com/add/waha.example' },
  ],
};

export const demoBankAccount: DemoBankAccount = {
  bankName: { ar: 'البنك التجريبي السعودي', en: 'Saudi Demo Bank' },
  accountName: { ar: 'شركة واحة التجريبية للتجارة الإلكترونية', en: 'Waha Demo E-Commerce Company' },
  iban: 'SA8600000000608010167519',
};
