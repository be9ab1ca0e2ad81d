import type { SoldTax } from '@waha/contract';
import type { Bilingual } from '../../../platform/text/index.ts';

/** The tax authority's words for its codes, as documents write them. */
export const taxReasons: Readonly<Record<Exclude<SoldTax, 'standard'>, Bilingual>> = {
  'VATEX-SA-34-1': { ar: 'النقل الدولي للسلع', en: 'The international transport of goods' },
  'VATEX-SA-34-2': { ar: 'النقل الدولي للركاب', en: 'The international transport of passengers' },
  'VATEX-SA-34-3': {
    ar: 'الخدمات المرتبطة مباشرة أو عرضيًا بتوريد النقل الدولي للركاب',
    en: 'Services directly connected and incidental to a supply of international passenger transport',
  },
  'VATEX-SA-34-4': { ar: 'توريد وسائل النقل المؤهلة', en: 'Supply of a qualifying means of transport' },
  'VATEX-SA-34-5': {
    ar: 'الخدمات ذات الصلة بنقل السلع أو الركاب',
    en: 'Services relating to the transport of goods or passengers',
  },
  'VATEX-SA-35': { ar: 'الأدوية والمعدات الطبية', en: 'Medicines and medical equipment' },
  'VATEX-SA-36': { ar: 'المعادن المؤهلة', en: 'Qualifying metals' },
  'VATEX-SA-29': { ar: 'الخدمات المالية', en: 'Financial services' },
  'VATEX-SA-29-7': { ar: 'عقد تأمين على الحياة', en: 'Life insurance services' },
  'VATEX-SA-30': { ar: 'التوريدات العقارية المعفاة من الضريبة', en: 'Real estate transactions' },
  'VATEX-SA-OOS': { ar: 'المتجر غير مسجل في ضريبة القيمة المضافة', en: 'The shop is not registered for VAT' },
};
