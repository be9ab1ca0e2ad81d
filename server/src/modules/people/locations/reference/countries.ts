import type { Country } from './location-types.ts';

/** The Gulf states; the order is the order of the phone prefix picker. */
export const countries: readonly Country[] = [
  {
    id: 1,
    isoCode: 'SA',
    nameAr: 'المملكة العربية السعودية',
    nameEn: 'Saudi Arabia',
    dialCode: '+966',
    isServed: true,
  },
  {
    id: 2,
    isoCode: 'AE',
    nameAr: 'الإمارات العربية المتحدة',
    nameEn: 'United Arab Emirates',
    dialCode: '+971',
    isServed: false,
  },
  { id: 3, isoCode: 'KW', nameAr: 'الكويت', nameEn: 'Kuwait', dialCode: '+965', isServed: false },
  { id: 4, isoCode: 'BH', nameAr: 'البحرين', nameEn: 'Bahrain', dialCode: '+973', isServed: false },
  { id: 5, isoCode: 'QA', nameAr: 'قطر', nameEn: 'Qatar', dialCode: '+974', isServed: false },
  { id: 6, isoCode: 'OM', nameAr: 'سلطنة عُمان', nameEn: 'Oman', dialCode: '+968', isServed: false },
];
