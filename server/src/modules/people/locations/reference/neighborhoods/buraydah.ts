import type { Neighborhood } from '../location-types.ts';

export const buraydahNeighborhoods: readonly Neighborhood[] = [
  { id: 85001, cityId: 85, nameAr: 'الصفراء', nameEn: 'As Safra' },
  { id: 85002, cityId: 85, nameAr: 'الخبيب', nameEn: 'Al Khubayb' },
  { id: 85003, cityId: 85, nameAr: 'الفايزية', nameEn: 'Al Fayziyah' },
  { id: 85004, cityId: 85, nameAr: 'الريان', nameEn: 'Ar Rayyan' },
  { id: 85005, cityId: 85, nameAr: 'الهلالية', nameEn: 'Al Hilaliyah' },
  { id: 85006, cityId: 85, nameAr: 'الإسكان', nameEn: 'Al Iskan' },
  { id: 85007, cityId: 85, nameAr: 'الأفق', nameEn: 'Al Ufuq' },
  { id: 85008, cityId: 85, nameAr: 'النهضة', nameEn: 'An Nahdah' },
  { id: 85009, cityId: 85, nameAr: 'السالمية', nameEn: 'As Salimiyah' },
  { id: 85010, cityId: 85, nameAr: 'الضاحي', nameEn: 'Ad Dahi' },
  { id: 85011, cityId: 85, nameAr: 'الحزم', nameEn: 'Al Hazm' },
  { id: 85012, cityId: 85, nameAr: 'الروضة', nameEn: 'Ar Rawdah' },
  { id: 85013, cityId: 85, nameAr: 'المنتزه', nameEn: 'Al Muntazah' },
  { id: 85014, cityId: 85, nameAr: 'سلطانة', nameEn: 'Sultanah' },
  { id: 85015, cityId: 85, nameAr: 'النقع', nameEn: 'An Naqa' },
  { id: 85016, cityId: 85, nameAr: 'البساتين', nameEn: 'Al Basatin' },
  { id: 85017, cityId: 85, nameAr: 'القاع البارد', nameEn: 'Al Qa Al Barid' },
  { id: 85018, cityId: 85, nameAr: 'الرفيعة', nameEn: 'Ar Rafiah' },
];
