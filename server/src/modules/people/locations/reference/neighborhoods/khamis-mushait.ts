import type { Neighborhood } from '../location-types.ts';

export const khamisMushaitNeighborhoods: readonly Neighborhood[] = [
  { id: 162001, cityId: 162, nameAr: 'الراقي', nameEn: 'Ar Raqi' },
  { id: 162002, cityId: 162, nameAr: 'الضيافة', nameEn: 'Ad Diyafah' },
  { id: 162003, cityId: 162, nameAr: 'أم سرار', nameEn: 'Umm Sarar' },
  { id: 162004, cityId: 162, nameAr: 'شكر', nameEn: 'Shukr' },
  { id: 162005, cityId: 162, nameAr: 'العزيزية', nameEn: 'Al Aziziyah' },
  { id: 162006, cityId: 162, nameAr: 'الخالدية', nameEn: 'Al Khalidiyah' },
  { id: 162007, cityId: 162, nameAr: 'الضباط', nameEn: 'Ad Dubbat' },
  { id: 162008, cityId: 162, nameAr: 'النخيل', nameEn: 'An Nakheel' },
  { id: 162009, cityId: 162, nameAr: 'الموسى', nameEn: 'Al Musa' },
  { id: 162010, cityId: 162, nameAr: 'عتود', nameEn: 'Atud' },
  { id: 162011, cityId: 162, nameAr: 'ذهبان', nameEn: 'Dhahban' },
  { id: 162012, cityId: 162, nameAr: 'الهرير', nameEn: 'Al Harir' },
  { id: 162013, cityId: 162, nameAr: 'الواحة', nameEn: 'Al Wahah' },
  { id: 162014, cityId: 162, nameAr: 'المعزاب', nameEn: 'Al Mizab' },
  { id: 162015, cityId: 162, nameAr: 'الدرب', nameEn: 'Ad Darb' },
];
