import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headingFonts } from '@waha/contract';
import { builtInTheme, ownFonts } from '@waha/contract/theme';
import { expect, test } from 'vitest';
import { writeThemeSheet } from './theme-sheet.ts';

const PUBLIC = join(import.meta.dirname, '../../../../../storefront/public');

test('the built-in look needs no sheet', () => expect(writeThemeSheet(builtInTheme, false)).toBeNull());

test.each(headingFonts.filter((font) => font !== 'standard'))('%s is the font of headings', (headingFont) => {
  const { css = '' } = writeThemeSheet({ ...builtInTheme, headingFont }, false) ?? {};
  expect(css).toContain('--heading-font:');
  const faces = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);
  expect(faces).toHaveLength(ownFonts[headingFont]?.files.length ?? 0);
  for (const url of faces) {
    const hash = createHash('sha256')
      .update(readFileSync(join(PUBLIC, url)))
      .digest('hex')
      .slice(0, 8);
    expect(url).toContain(`-${hash}.woff2`);
  }
});

test('two looks have two addresses, and one look has one', () => {
  const address = (primary: string) => writeThemeSheet({ ...builtInTheme, primary }, false)?.url;
  expect(address('#7b1e3a')).toBe(address('#7b1e3a'));
  expect(address('#7b1e3a')).not.toBe(address('#1f5130'));
  expect(address('#7b1e3a')).toMatch(/^\/assets\/theme-[0-9a-f]{16}\.css$/);
});

test('a sheet stays small: it is waited for before anything is drawn', () => {
  const { css = '' } =
    writeThemeSheet({ primary: '#7b1e3a', accent: '#c0392b', radius: 'large', headingFont: 'el_messiri' }, true) ?? {};
  expect(Buffer.byteLength(css)).toBeLessThan(3_000);
});

test('of two logos one is shown: by the choice of the visitor, else by the system', () => {
  const { css = '' } = writeThemeSheet(builtInTheme, true) ?? {};
  expect(css).toBe(
    '.logo-dark{display:none}' +
      ':root[data-theme=dark] .logo-light{display:none}:root[data-theme=dark] .logo-dark{display:block}' +
      '@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .logo-light{display:none}' +
      ':root:not([data-theme=light]) .logo-dark{display:block}}',
  );
});
