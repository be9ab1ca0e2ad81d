import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPaper } from './paper.ts';

async function write(...lines: string[]): Promise<Buffer> {
  const paper = await createPaper({ title: 'فاتورة', author: 'واحة', createdAt: new Date(0) });
  for (const [index, line] of lines.entries()) paper.write(line, { x: 44, y: 44 + index * 20, width: 400 });
  paper.figure('ZATCA QR', () => paper.doc.rect(44, 200, 50, 50).fill('#000'));
  return paper.bytes();
}

/** What packed parts of the file say, in the open. */
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

/** The letters each glyph of the file stands for. */
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
  expect(file).toMatch(/\/Alt \(ZATCA QR\)/);
  expect(file).toContain('/DisplayDocTitle true');
});
