import type { Text } from '../shop-types.ts';

/** Invented makers: the demo shop sells no real brand's goods. */
export const brand = {
  baytAlteeb: { ar: 'بيت الطيب', en: 'Bayt Alteeb' },
  nasamat: { ar: 'نسمات', en: 'Nasamat' },
  nakheel: { ar: 'نخيل القصيم', en: 'Qassim Palms' },
  mahmasa: { ar: 'محمصة الجبل', en: 'Mountain Roastery' },
  manahil: { ar: 'مناحل السراة', en: 'Sarawat Apiaries' },
  dayafa: { ar: 'ضيافة', en: 'Dayafa' },
  sadu: { ar: 'سدو', en: 'Sadu' },
  rayyan: { ar: 'ريّان', en: 'Rayyan' },
  hadab: { ar: 'هدب', en: 'Hadab' },
  rihla: { ar: 'رحلة', en: 'Rihla' },
  khatwa: { ar: 'خطوة', en: 'Khatwa' },
  miqat: { ar: 'ميقات', en: 'Miqat' },
  lamaan: { ar: 'لمعان', en: 'Lamaan' },
  sada: { ar: 'صدى', en: 'Sada' },
  nabd: { ar: 'نبض', en: 'Nabd' },
  sakan: { ar: 'سكن', en: 'Sakan' },
  nada: { ar: 'ندى', en: 'Nada' },
  fula: { ar: 'فلّة الصغار', en: 'Little Jasmine' },
  azm: { ar: 'عزم', en: 'Azm' },
  waraq: { ar: 'دار ورق', en: 'Waraq House' },
} as const satisfies Record<string, Text>;
