import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * The child process of `join-pdfs.ts`: `<folder> <most pages> <number>…`. Says "at <number>" before it opens a file and
 * "bad <number>" where that cannot be read, so that the file that takes too long is known as well.
 */
const [, , folder = '', mostPages = '1', ...numbers] = process.argv;

const joined = await PDFDocument.create();
for (const number of numbers) {
  process.stdout.write(`at ${number}\n`);
  try {
    await append(number);
  } catch {
    // The parser throws all kinds of errors at strangers' files.
    process.stdout.write(`bad ${number}\n`);
  }
}
if (joined.getPageCount() > 0) await writeFile(join(folder, 'joined.pdf'), await joined.save());

async function append(number: string): Promise<void> {
  const file = await PDFDocument.load(await readFile(join(folder, `${number}.pdf`)), { updateMetadata: false });
  const indexes = file.getPageIndices();
  if (indexes.length === 0 || indexes.length > Number(mostPages)) throw new Error('too many pages');
  for (const page of await joined.copyPages(file, indexes)) joined.addPage(page);
}
