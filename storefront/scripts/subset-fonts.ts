// Cuts the shop's fonts down to what an Arabic or English shop page can show. Run by hand when fonts or letters change:
// the results are committed under app/fonts with their licences.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.resolve(import.meta.dirname, '../app/fonts');

function characters(...ranges: [number, number][]): string {
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  return String.fromCodePoint(...codes);
}

/** Letters, marks, tatweel, Arabic punctuation and digits, and the Persian letters of borrowed names (پ چ ڤ گ). */
const arabic = `${characters([0x621, 0x63a], [0x640, 0x652], [0x660, 0x66c])}،؛؟ٰٱپچژڤکگیﷲ`;
const latin = `${characters([0x20, 0x7e])}\u00a0«»·×÷–—‘’“”•…°éàèüöç©®™`;

const fonts = [
  {
    from: '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2',
    to: 'cairo-arabic.woff2',
    text: arabic,
    axes: { wght: { min: 400, max: 700 } },
    features: ['init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'kern'],
  },
  {
    from: '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2',
    to: 'cairo-latin.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'tnum', 'locl', 'ccmp'],
  },
  {
    from: '@fontsource/poppins/files/poppins-latin-600-normal.woff2',
    to: 'poppins-600.woff2',
    text: characters([0x20, 0x7e]),
    axes: undefined,
    features: ['kern', 'tnum', 'locl', 'ccmp'],
  },
];

mkdirSync(target, { recursive: true });
for (const font of fonts) {
  const bytes = await subsetFont(readFileSync(require.resolve(font.from)), font.text, {
    targetFormat: 'woff2',
    keepFeatures: font.features,
    noHinting: true,
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
