import type { Neighborhood } from '../location-types.ts';

export const alAhsaNeighborhoods: readonly Neighborhood[] = [
  { id: 64001, cityId: 64, nameAr: 'المبرز الشمالي', nameEn: 'North Mubarraz' },
  { id: 64002, cityId: 64, nameAr: 'السلمانية', nameEn: 'As Salmaniyah' },
  { id: 64003, cityId: 64, nameAr: 'الراشدية', nameEn: 'Ar Rashidiyah' },
  { id: 64004, cityId: 64, nameAr: 'المزروعية', nameEn: 'Al Mazruiyah' },
  { id: 64005, cityId: 64, nameAr: 'الخالدية', nameEn: 'Al Khalidiyah' },
  { id: 64006, cityId: 64, nameAr: 'الفيصلية', nameEn: 'Al Faisaliyah' },
  { id: 64007, cityId: 64, nameAr: 'الثليثية', nameEn: 'Ath Thulaythiyah' },
  { id: 64008, cityId: 64, nameAr: 'الكوت', nameEn: 'Al Kut' },
  { id: 64009, cityId: 64, nameAr: 'النعاثل', nameEn: 'An Naathil' },
  { id: 64010, cityId: 64, nameAr: 'الرفعة الشمالية', nameEn: 'Ar Rifah Ash Shamaliyah' },
  { id: 64011, cityId: 64, nameAr: 'الرفعة الجنوبية', nameEn: 'Ar Rifah Al Janubiyah' },
  { id: 64012, cityId: 64, nameAr: 'الصالحية', nameEn: 'As Salihiyah' },
  { id: 64013, cityId: 64, nameAr: 'عين موسى', nameEn: 'Ain Musa' },
  { id: 64014, cityId: 64, nameAr: 'المعلمين', nameEn: 'Al Muallimin' },
  { id: 64015, cityId: 64, nameAr: 'البندرية', nameEn: 'Al Bandariyah' },
  { id: 64016, cityId: 64, nameAr: 'محاسن', nameEn: 'Mahasin' },
];
