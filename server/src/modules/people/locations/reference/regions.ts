import type { Region } from './location-types.ts';

/** The thirteen administrative regions. ISO 3166-2:SA skips 13, so Asir is SA-14. */
export const regions: readonly Region[] = [
  { id: 1, countryId: 1, isoCode: 'SA-01', nameAr: 'منطقة الرياض', nameEn: 'Riyadh Region' },
  { id: 2, countryId: 1, isoCode: 'SA-02', nameAr: 'منطقة مكة المكرمة', nameEn: 'Makkah Region' },
  { id: 3, countryId: 1, isoCode: 'SA-03', nameAr: 'منطقة المدينة المنورة', nameEn: 'Madinah Region' },
  { id: 4, countryId: 1, isoCode: 'SA-04', nameAr: 'المنطقة الشرقية', nameEn: 'Eastern Province' },
  { id: 5, countryId: 1, isoCode: 'SA-05', nameAr: 'منطقة القصيم', nameEn: 'Qassim Region' },
  { id: 6, countryId: 1, isoCode: 'SA-06', nameAr: 'منطقة حائل', nameEn: 'Hail Region' },
  { id: 7, countryId: 1, isoCode: 'SA-07', nameAr: 'منطقة تبوك', nameEn: 'Tabuk Region' },
  { id: 8, countryId: 1, isoCode: 'SA-08', nameAr: 'منطقة الحدود الشمالية', nameEn: 'Northern Borders Region' },
  { id: 9, countryId: 1, isoCode: 'SA-09', nameAr: 'منطقة جازان', nameEn: 'Jazan Region' },
  { id: 10, countryId: 1, isoCode: 'SA-10', nameAr: 'منطقة نجران', nameEn: 'Najran Region' },
  { id: 11, countryId: 1, isoCode: 'SA-11', nameAr: 'منطقة الباحة', nameEn: 'Al Bahah Region' },
  { id: 12, countryId: 1, isoCode: 'SA-12', nameAr: 'منطقة الجوف', nameEn: 'Al Jawf Region' },
  { id: 13, countryId: 1, isoCode: 'SA-14', nameAr: 'منطقة عسير', nameEn: 'Asir Region' },
];
