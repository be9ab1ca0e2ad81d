import type { Neighborhood } from '../location-types.ts';

export const taifNeighborhoods: readonly Neighborhood[] = [
  { id: 31001, cityId: 31, nameAr: 'شهار', nameEn: 'Shihar' },
  { id: 31002, cityId: 31, nameAr: 'الفيصلية', nameEn: 'Al Faisaliyah' },
  { id: 31003, cityId: 31, nameAr: 'الشرقية', nameEn: 'Ash Sharqiyah' },
  { id: 31004, cityId: 31, nameAr: 'العزيزية', nameEn: 'Al Aziziyah' },
  { id: 31005, cityId: 31, nameAr: 'قروى', nameEn: 'Qarwa' },
  { id: 31006, cityId: 31, nameAr: 'السلامة', nameEn: 'As Salamah' },
  { id: 31007, cityId: 31, nameAr: 'الخالدية', nameEn: 'Al Khalidiyah' },
  { id: 31008, cityId: 31, nameAr: 'الريان', nameEn: 'Ar Rayyan' },
  { id: 31009, cityId: 31, nameAr: 'نخب', nameEn: 'Nakhab' },
  { id: 31010, cityId: 31, nameAr: 'الحلقة الشرقية', nameEn: 'Al Halaqah Ash Sharqiyah' },
  { id: 31011, cityId: 31, nameAr: 'الحلقة الغربية', nameEn: 'Al Halaqah Al Gharbiyah' },
  { id: 31012, cityId: 31, nameAr: 'الوسام', nameEn: 'Al Wisam' },
  { id: 31013, cityId: 31, nameAr: 'القمرية', nameEn: 'Al Qumriyah' },
  { id: 31014, cityId: 31, nameAr: 'الشهداء الشمالية', nameEn: 'Ash Shuhada Ash Shamaliyah' },
  { id: 31015, cityId: 31, nameAr: 'الشهداء الجنوبية', nameEn: 'Ash Shuhada Al Janubiyah' },
  { id: 31016, cityId: 31, nameAr: 'المثناة', nameEn: 'Al Mathnah' },
  { id: 31017, cityId: 31, nameAr: 'الحوية', nameEn: 'Al Hawiyah' },
  { id: 31018, cityId: 31, nameAr: 'الهدا', nameEn: 'Al Hada' },
  { id: 31019, cityId: 31, nameAr: 'معشي', nameEn: 'Mashi' },
  { id: 31020, cityId: 31, nameAr: 'جبرة', nameEn: 'Jabrah' },
];
