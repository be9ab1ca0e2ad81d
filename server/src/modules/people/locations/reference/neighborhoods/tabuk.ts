import type { Neighborhood } from '../location-types.ts';

export const tabukNeighborhoods: readonly Neighborhood[] = [
  { id: 110001, cityId: 110, nameAr: 'المروج', nameEn: 'Al Muruj' },
  { id: 110002, cityId: 110, nameAr: 'الورود', nameEn: 'Al Wurud' },
  { id: 110003, cityId: 110, nameAr: 'الفيصلية', nameEn: 'Al Faisaliyah' },
  { id: 110004, cityId: 110, nameAr: 'السليمانية', nameEn: 'As Sulimaniyah' },
  { id: 110005, cityId: 110, nameAr: 'العزيزية', nameEn: 'Al Aziziyah' },
  { id: 110006, cityId: 110, nameAr: 'الروضة', nameEn: 'Ar Rawdah' },
  { id: 110007, cityId: 110, nameAr: 'المصيف', nameEn: 'Al Masif' },
  { id: 110008, cityId: 110, nameAr: 'النهضة', nameEn: 'An Nahdah' },
  { id: 110009, cityId: 110, nameAr: 'الربوة', nameEn: 'Ar Rabwah' },
  { id: 110010, cityId: 110, nameAr: 'الصالحية', nameEn: 'As Salihiyah' },
  { id: 110011, cityId: 110, nameAr: 'القادسية', nameEn: 'Al Qadisiyah' },
  { id: 110012, cityId: 110, nameAr: 'الخالدية', nameEn: 'Al Khalidiyah' },
  { id: 110013, cityId: 110, nameAr: 'الأخضر', nameEn: 'Al Akhdar' },
  { id: 110014, cityId: 110, nameAr: 'المنتزه', nameEn: 'Al Muntazah' },
  { id: 110015, cityId: 110, nameAr: 'البساتين', nameEn: 'Al Basatin' },
  { id: 110016, cityId: 110, nameAr: 'الراجحي', nameEn: 'Ar Rajhi' },
  { id: 110017, cityId: 110, nameAr: 'السعادة', nameEn: 'As Saadah' },
];
