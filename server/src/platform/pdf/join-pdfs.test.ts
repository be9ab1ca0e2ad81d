import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { JOIN_BOUNDS, joinPdfs } from './join-pdfs.ts';

async function pdf(pages: number, width = 283): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) file.addPage([width, 425]).drawRectangle({ width: 10, height: 10 });
  return file.save();
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('files become one, page by page in their order; those that cannot be read are left out and named', async () => {
  const cut = (await pdf(1)).slice(0, 200);
  const files = [
    await pdf(1, 200),
    bytes('<html>'),
    await pdf(2, 300),
    bytes('%PDF-1.7 and nothing'),
    cut,
    await pdf(21),
  ];
  const joined = await joinPdfs(files);
  expect(joined.unreadable).toEqual([1, 3, 4, 5]);
  const read = await PDFDocument.load(joined.bytes ?? new Uint8Array());
  expect(read.getPages().map((page) => page.getWidth())).toEqual([200, 300, 300]);
});

test('where none can be read there is no file', async () => {
  expect(await joinPdfs([bytes('<html>')])).toEqual({ bytes: null, unreadable: [0] });
});

test('a file that takes too long is left out with all that could not be joined in its time', async () => {
  const joined = await joinPdfs([await pdf(1), await pdf(1)], { ...JOIN_BOUNDS, timeoutMs: 1 });
  expect(joined).toEqual({ bytes: null, unreadable: [0, 1] });
});
