// Subsets the heading fonts that a shop may choose, Arabic and Latin letters apart. Run by hand when a font is added:
// the results are committed under storefront/public/assets, named by their content, with their licences in kit/src/fonts.
// Their names go into contract/src/theme/heading-fonts.ts, which a test compares with the files.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.resolve(import.meta.dirname, '../public/assets');
const licences = path.resolve(import.meta.dirname, '../../kit/src/fonts');

function characters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

const texts = {
  arabic: `${characters(0x60c, 0x652)}${characters(0x660, 0x66c)}ٰٱپچژڤکگی`,
  latin: `${characters(0x20, 0x7e)}\u00a0«»·×–—‘’“”•…°éàèüöç©®™`,
};

mkdirSync(target, { recursive: true });
for (const font of ['tajawal', 'el-messiri']) {
  for (const [script, text] of Object.entries(texts)) {
    const whole = readFileSync(require.resolve(`@fontsource/${font}/files/${font}-${script}-700-normal.woff2`));
    const bytes = await subsetFont(whole, text, {
      targetFormat: 'woff2',
      noHinting: true,
      dropTables: ['STAT', 'gasp'],
    });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const name = `heading-${font}-${script}-${hash}.woff2`;
    writeFileSync(path.join(target, name), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
  const folder = path.dirname(require.resolve(`@fontsource/${font}/package.json`));
  copyFileSync(path.join(folder, 'LICENSE'), path.join(licences, `${font}-OFL.txt`));
}
