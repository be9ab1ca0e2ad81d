// Subsets the shop's fonts to the characters that an Arabic or English shop page can show. Run by hand when fonts or
// characters change: the results are committed under kit/src/fonts with their licences.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { closeMarks } from './close-marks.ts';
import { dropLigatures } from './drop-ligatures.ts';

const require = createRequire(import.meta.url);
const target = path.resolve(import.meta.dirname, '../../kit/src/fonts');

function characters(...ranges: [number, number][]): string {
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  return String.fromCodePoint(...codes);
}

/**
 * Letters, marks, tatweel, punctuation. On a first visit over a slow line the file may take two flights of four packets
 * (11,680 bytes with its headers), beside styles, picture and icons. Characters that an Arabic page of the shop seldom
 * shows are in a file of their own.
 */
const arabic = `${characters([0x621, 0x63a], [0x640, 0x652])}،؛؟ﷲ`;
/** Arabic digits and their signs, letters of Persian and of loan names, Quranic marks. */
const arabicRare = `${characters([0x660, 0x66c])}ٰٱپچژڤکگی`;
/** Characters of both languages: the space, digits, prices, punctuation, sizes (50 ml, 2 kg, 24 cm, XL). */
const shared = `${characters([0x20, 0x40])}LMSXcgklm\u00a0«»·×–—‘’“”•…°`;
const latin = `${characters([0x41, 0x5a], [0x61, 0x7a])}_é`;
const latinRare = '[\\]^`{|}~àèüöç©®™';

/**
 * Lam with alef, which is mandatory in Arabic, and the name of God. The other hundred ligatures of this font only tuck
 * a final yeh, noon or reh closer to the letter before. They take a quarter of the file for a difference that is not
 * visible at text size.
 */
const isKept = (glyph: string) => /^uni(?:FEF[5-9A-C]|FDF2)/.test(glyph);

/** Vowel marks, and ligatures of shadda with a vowel. */
const isMark = (glyph: string) => /^uni06(?:4[B-F]|5[0-2])(?:06\w\w)?(?:\.1)?$/.test(glyph);

const cairoArabic = {
  isKept,
  from: '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  // Marks upon marks (shadda and a vowel) are ligatures of `ccmp` in this font.
  features: ['init', 'medi', 'fina', 'isol', 'rlig', 'ccmp', 'mark'],
};
const cairoLatin = {
  from: '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  features: ['kern', 'tnum'],
};

const fonts = [
  { ...cairoArabic, to: 'cairo-arabic.woff2', text: arabic },
  { ...cairoArabic, to: 'cairo-arabic-rare.woff2', text: arabicRare },
  { ...cairoLatin, to: 'cairo-shared.woff2', text: shared },
  { ...cairoLatin, to: 'cairo-latin.woff2', text: latin },
  { ...cairoLatin, to: 'cairo-latin-rare.woff2', text: latinRare },
  {
    from: '@fontsource/poppins/files/poppins-latin-600-normal.woff2',
    to: 'poppins-600.woff2',
    text: characters([0x20, 0x7e]),
    axes: undefined,
    features: ['kern', 'tnum'],
  },
];

/**
 * The font with all its glyphs, without the required ligatures that `isGlyphKept` rejects, and with a blank after each
 * mark.
 */
async function thinned(whole: Buffer, isGlyphKept: (glyph: string) => boolean): Promise<Buffer> {
  const font = await subsetFont(whole, '', { keepAllGlyphs: true, glyphNames: true, targetFormat: 'sfnt' });
  dropLigatures(font, 'rlig', isGlyphKept);
  return closeMarks(font, { feature: 'rlig', isMark, blank: 'uni00A0' });
}

mkdirSync(target, { recursive: true });
for (const font of fonts) {
  const whole = readFileSync(require.resolve(font.from));
  const source = 'isKept' in font ? await thinned(whole, font.isKept) : whole;
  const bytes = await subsetFont(source, font.text, {
    targetFormat: 'woff2',
    keepFeatures: font.features,
    noHinting: true,
    // Tables read only by font pickers, and widths by weight that the outlines (gvar) contain as well.
    dropTables: ['STAT', 'gasp', 'HVAR'],
    ...(font.axes ? { variationAxes: font.axes } : {}),
  });
  writeFileSync(path.join(target, font.to), bytes);
  console.log(`${font.to}: ${bytes.length} bytes`);
}
for (const [name, from] of [
  ['cairo', '@fontsource-variable/cairo'],
  ['poppins', '@fontsource/poppins'],
] as const) {
  copyFileSync(
    path.join(path.dirname(require.resolve(`${from}/package.json`)), 'LICENSE'),
    path.join(target, `${name}-OFL.txt`),
  );
}
