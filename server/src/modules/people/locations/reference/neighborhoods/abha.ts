import type { Neighborhood } from '../location-types.ts';

export const abhaNeighborhoods: readonly Neighborhood[] = [
  { id: 161001, cityId: 161, nameAr: 'المنسك', nameEn: 'Al Mansak' },
  { id: 161002, cityId: 161, nameAr: 'الموظفين', nameEn: 'Al Muwazzafin' },
  { id: 161003, cityId: 161, nameAr: 'شمسان', nameEn: 'Shamsan' },
  { id: 161004, cityId: 161, nameAr: 'الخشع', nameEn: 'Al Khasha' },
  { id: 161005, cityId: 161, nameAr: 'النميص', nameEn: 'An Numays' },
  { id: 161006, cityId: 161, nameAr: 'القابل', nameEn: 'Al Qabil' },
  { id: 161007, cityId: 161, nameAr: 'المفتاحة', nameEn: 'Al Miftahah' },
  { id: 161008, cityId: 161, nameAr: 'لبنان', nameEn: 'Lubnan' },
  { id: 161009, cityId: 161, nameAr: 'النسيم', nameEn: 'An Nasim' },
  { id: 161010, cityId: 161, nameAr: 'الوردتين', nameEn: 'Al Wardatayn' },
  { id: 161011, cityId: 161, nameAr: 'الأندلس', nameEn: 'Al Andalus' },
  { id: 161012, cityId: 161, nameAr: 'العرين', nameEn: 'Al Arin' },
  { id: 161013, cityId: 161, nameAr: 'السد', nameEn: 'As Sadd' },
  { id: 161014, cityId: 161, nameAr: 'ضباعة', nameEn: 'Dubaah' },
  { id: 161015, cityId: 161, nameAr: 'المحالة', nameEn: 'Al Mahalah' },
  { id: 161016, cityId: 161, nameAr: 'الربوة', nameEn: 'Ar Rabwah' },
];
