export interface NamedColour {
  ar: string;
  en: string;
  hex: string;
}

/** Colours that shops name, with their shade: offered where a product is written, and recognised in imported files. */
export const namedColours: readonly NamedColour[] = [
  { ar: 'أسود', en: 'Black', hex: '#000000' },
  { ar: 'أبيض', en: 'White', hex: '#ffffff' },
  { ar: 'رمادي', en: 'Grey', hex: '#808080' },
  { ar: 'فضي', en: 'Silver', hex: '#c0c0c0' },
  { ar: 'ذهبي', en: 'Gold', hex: '#d4af37' },
  { ar: 'أحمر', en: 'Red', hex: '#c81e1e' },
  { ar: 'عنابي', en: 'Maroon', hex: '#7b1e3a' },
  { ar: 'وردي', en: 'Pink', hex: '#f4a6c0' },
  { ar: 'برتقالي', en: 'Orange', hex: '#f28c28' },
  { ar: 'أصفر', en: 'Yellow', hex: '#f2c94c' },
  { ar: 'أخضر', en: 'Green', hex: '#2e7d32' },
  { ar: 'زيتي', en: 'Olive', hex: '#6b6b2e' },
  { ar: 'تركواز', en: 'Turquoise', hex: '#30b5a6' },
  { ar: 'أزرق', en: 'Blue', hex: '#1d4ed8' },
  { ar: 'كحلي', en: 'Navy', hex: '#14213d' },
  { ar: 'سماوي', en: 'Sky blue', hex: '#87ceeb' },
  { ar: 'بنفسجي', en: 'Purple', hex: '#6d3fb0' },
  { ar: 'بني', en: 'Brown', hex: '#6f4e37' },
  { ar: 'بيج', en: 'Beige', hex: '#e3d5b8' },
  { ar: 'كريمي', en: 'Cream', hex: '#f5edd6' },
];

/** Shade of a colour of unknown name: neither light nor dark, so that it is visible on both. */
export const UNKNOWN_SHADE = '#9a9a9a';

const fold = (name: string) => name.trim().toLowerCase().replaceAll(/[أإآ]/g, 'ا').replace('gray', 'grey');

/** A colour by its name in either language; an unknown name is used for both. */
export function colourOf(name: string): NamedColour {
  const known = namedColours.find(({ ar, en }) => fold(ar) === fold(name) || fold(en) === fold(name));
  return known ?? { ar: name.trim(), en: name.trim(), hex: UNKNOWN_SHADE };
}
