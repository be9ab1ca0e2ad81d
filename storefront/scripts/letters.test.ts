import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const written = globSync(['storefront/app/text/ar/*.ts', 'admin/app/text/ar/*.ts', 'demo/src/**/*.ts'], { cwd: ROOT })
  .map(read)
  .join('\n');
const words = [...new Set(written.match(/[\u0621-\u0652]+/g))];

/** Arabic letters with their marks. A browser draws each correctly only from a single font file. */
const clusters = new Set(
  words.flatMap((word) => [...new Intl.Segmenter('ar').segment(word)].map(({ segment }) => segment)),
);

/** Code points of each font file, as declared by styles/fonts.css. */
const files = [...read('kit/src/styles/fonts.css').matchAll(/url\("[^"]*\/([^"]+)"\);\s+unicode-range:([^;]+);/g)].map(
  ([, name = '', said = '']) => ({
    name,
    ranges: [...said.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  }),
);

function fileOf(letter: string): string | undefined {
  const point = letter.codePointAt(0) ?? 0;
  return files.find(({ ranges }) => ranges.some(([from = 0, to = 0]) => from <= point && point <= to))?.name;
}

test('a letter and its marks are in one file', () => {
  expect(clusters.size).toBeGreaterThan(100);
  const parted = [...clusters].filter((cluster) => new Set([...cluster].map(fileOf)).size > 1 || !fileOf(cluster));
  expect(parted).toEqual([]);
});

// Spaces, digits and full stops are in another file, so each word is a text run of its own: WebKitGTK lifts a whole run
// by the height of its leftmost glyph (scripts/close-marks.ts).
test('the leftmost glyph of a word stands on the line', async () => {
  const packed = readFileSync(join(ROOT, 'kit/src/fonts/cairo-arabic.woff2'));
  const bytes = await subsetFont(packed, '', { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(new Uint8Array(bytes))));
  const shaped = words.map((word) => {
    const buffer = new GlyphBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return { word, infos: buffer.getGlyphInfos(), leftmost: buffer.getGlyphPositions()[0] };
  });
  expect(shaped.filter(({ infos }) => infos.length === 0)).toEqual([]);
  expect(shaped.filter(({ leftmost }) => leftmost?.yOffset !== 0).map(({ word }) => word)).toEqual([]);
});
