import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPaper } from './paper.ts';

async function write(...lines: string[]): Promise<Buffer> {
  const paper = await createPaper({ title: 'فاتورة', author: 'واحة', createdAt: new Date(0) });
  for (const [index, line] of lines.entries()) paper.write(line, { x: 44, y: 44 + index * 20, width: 400 });
  paper.figure('Tax QR code', () => paper.doc.rect(44, 200, 50, 50).fill('#000'));
  return paper.bytes();
}

/** The decompressed parts of the file. */
function partsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, part = '']) => {
    try {
      return [inflateSync(Buffer.from(part, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** The letters to which each glyph of the file maps. */
const lettersOf = (file: Buffer) =>
  partsOf(file)
    .filter((part) => part.includes('beginbfrange'))
    .flatMap((part) => [...(/beginbfrange([\s\S]*)endbfrange/.exec(part)?.[1] ?? '').matchAll(/\[([^\]]*)\]/g)])
    .flatMap(([, list = '']) => [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) => codes.split(' ')))
    .map((codes) => String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16))));

test('no glyph stands for two Arabic letters, which readers would turn round inside of it', async () => {
  const letters = lettersOf(await write('شركة واحة', 'الإجمالي دون الضريبة', 'لا إله إلا الله', 'الأولى للإنتاج'));
  expect(letters).toEqual(expect.arrayContaining(['ش', 'ر', 'ل', 'ض']));
  expect(letters.filter((one) => /^[\u0600-\u06ff]{2,}$/.test(one))).toEqual([]);
});

test('is tagged: its texts in their order with their language, its figure with words, its title shown', async () => {
  const file = (await write('شركة', 'واحة')).toString('latin1');
  expect(file).toContain('/Marked true');
  expect(file.match(/\/S \/P\b/g)).toHaveLength(2);
  expect(file).toMatch(/\/S \/Figure\b/);
  expect(file).toMatch(/\/Alt \(Tax QR code\)/);
  expect(file).toContain('/DisplayDocTitle true');
});

/** The text of a file for a PDF reader that sorts glyphs by position: each glyph by its Unicode mapping. */
function glyphTexts(file: Buffer): string[] {
  return lettersOf(file);
}

test('a bracket that was turned round to be drawn says which it was', async () => {
  const letters = glyphTexts(await write('(محمد)'));
  // Glyphs are drawn from left to right: the closing bracket comes first, with the shape of an opening one.
  expect(letters.indexOf(')')).toBeLessThan(letters.indexOf('('));
  const latin = glyphTexts(await write('x (y)'));
  expect(latin.indexOf('(')).toBeLessThan(latin.indexOf(')'));
});

test('a paragraph has the text itself for who reads it by its structure', async () => {
  const file = (await write('محمد عبدالله (أبو علي)')).toString('latin1');
  const bytes = Buffer.from('\ufeffمحمد عبدالله (أبو علي)', 'utf16le').swap16().toString('latin1');
  expect(file.replaceAll(/\\([()\\])/g, '$1')).toContain(`/ActualText (${bytes})`);
});

test('ﷺ is written in words, and what no font has is seen and listed', async () => {
  const paper = await createPaper({ title: 'فاتورة', author: 'واحة', createdAt: new Date(0) });
  paper.write('سيرة النبي ﷺ', { x: 44, y: 44, width: 400 });
  expect(paper.missingSigns()).toBeUndefined();
  paper.write('هدية 🎁 لك 👨‍👩‍👧 ❤️', { x: 44, y: 64, width: 400 });
  expect(paper.missingSigns()).toMatch(/◊.*U\+1F381, U\+1F468, U\+2764/);
  const letters = glyphTexts(await paper.bytes());
  expect(letters).toContain('◊');
  expect(letters).not.toContain('ﷺ');
});
