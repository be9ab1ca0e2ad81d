import type { HeadingFont } from '../vocabulary/shop.ts';

interface OwnFont {
  family: string;
  /** Its files among the storefront's built ones, by the letters they hold. */
  files: readonly { name: string; range: string }[];
}

const ARABIC = 'U+060C-06FF';
const LATIN = 'U+0020-00FF,U+2013-2122';

/**
 * Heading fonts with files of their own, written by storefront/scripts/subset-heading-fonts.ts; loaded only by a shop
 * that chose one.
 */
export const ownFonts: Readonly<Partial<Record<HeadingFont, OwnFont>>> = {
  tajawal: {
    family: 'Tajawal',
    files: [
      { name: 'heading-tajawal-arabic-4547e75e.woff2', range: ARABIC },
      { name: 'heading-tajawal-latin-a96b7c34.woff2', range: LATIN },
    ],
  },
  el_messiri: {
    family: 'El Messiri',
    files: [
      { name: 'heading-el-messiri-arabic-2758cb0f.woff2', range: ARABIC },
      { name: 'heading-el-messiri-latin-5e459011.woff2', range: LATIN },
    ],
  },
};

/** Address of a font's file. */
export const fontUrl = (name: string) => `/assets/${name}`;

/** Font list of headings, as `--heading-font` holds it; undefined where the built-in one stays. */
export function headingFamily(font: HeadingFont): string | undefined {
  if (font === 'standard') return undefined;
  const own = ownFonts[font];
  return own ? `"${own.family}",var(--font-sans)` : 'var(--font-sans)';
}
