import type { DemoColor } from '../shop-types.ts';

/** One list for the whole shop, so that the colour filter has one entry for each colour. */
export const color = {
  black: { ar: 'أسود', en: 'Black', hex: '#22242a' },
  white: { ar: 'أبيض', en: 'White', hex: '#f2f0ec' },
  grey: { ar: 'رمادي', en: 'Grey', hex: '#8d9199' },
  silver: { ar: 'فضي', en: 'Silver', hex: '#c3c7ce' },
  gold: { ar: 'ذهبي', en: 'Gold', hex: '#d3a33c' },
  beige: { ar: 'بيج', en: 'Beige', hex: '#d9c3a0' },
  camel: { ar: 'جملي', en: 'Camel', hex: '#b98552' },
  brown: { ar: 'بني', en: 'Brown', hex: '#7a4b30' },
  navy: { ar: 'كحلي', en: 'Navy', hex: '#24386b' },
  blue: { ar: 'أزرق', en: 'Blue', hex: '#2f74d0' },
  teal: { ar: 'فيروزي', en: 'Teal', hex: '#1f9a95' },
  green: { ar: 'أخضر', en: 'Green', hex: '#3d8f57' },
  olive: { ar: 'زيتي', en: 'Olive', hex: '#76783c' },
  red: { ar: 'أحمر', en: 'Red', hex: '#cf3340' },
  burgundy: { ar: 'عنابي', en: 'Burgundy', hex: '#7d2138' },
  pink: { ar: 'وردي', en: 'Pink', hex: '#e487a4' },
  purple: { ar: 'بنفسجي', en: 'Purple', hex: '#7c56c4' },
} as const satisfies Record<string, DemoColor>;
