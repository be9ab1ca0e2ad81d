import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import jsqr from 'jsqr';
import type { BrowserContext, Page } from 'playwright-core';

const { resolve } = createRequire(import.meta.url);
// The package's types describe an ES module; Node takes its CommonJS build, whose export is the function itself.
const readQr = jsqr as unknown as typeof jsqr.default;

/** Size in pixels of the corner with the code. */
const EDGE = 360;

/** Text of the QR code at the upper left of a PDF: drawn in the browser as a reader would, and read from its pixels. */
export async function readQrOn(context: BrowserContext, pdf: Buffer): Promise<string> {
  const page = await openPdfJs(context);
  const worker = await readFile(resolve('pdfjs-dist/build/pdf.worker.min.mjs'), 'utf8');
  const pixels: string = await page.evaluate(`(async (file, worker) => {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    pdfjsLib.GlobalWorkerOptions.workerSrc = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }));
    const paper = await (await pdfjsLib.getDocument({ data: bytes }).promise).getPage(1);
    const viewport = paper.getViewport({ scale: 2 });
    const canvas = Object.assign(document.createElement('canvas'), { width: viewport.width, height: viewport.height });
    await paper.render({ canvas, viewport }).promise;
    const { data } = canvas.getContext('2d').getImageData(0, 0, ${EDGE}, ${EDGE});
    return Array.from(data, (byte) => String.fromCharCode(byte)).join('');
  })(${JSON.stringify(pdf.toString('base64'))}, ${JSON.stringify(worker)})`);
  await page.close();
  const code = readQr(Uint8ClampedArray.from(Buffer.from(pixels, 'latin1')), EDGE, EDGE);
  if (!code) throw new Error('no QR can be read');
  return code.data;
}

/** Text of a PDF as readers would copy or search it, extracted by pdf.js. */
export async function readWordsOn(context: BrowserContext, pdf: Buffer): Promise<string> {
  const page = await openPdfJs(context);
  const worker = await readFile(resolve('pdfjs-dist/build/pdf.worker.min.mjs'), 'utf8');
  const words: string = await page.evaluate(`(async (file, worker) => {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    pdfjsLib.GlobalWorkerOptions.workerSrc = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }));
    const paper = await (await pdfjsLib.getDocument({ data: bytes }).promise).getPage(1);
    const { items } = await paper.getTextContent();
    return items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : '')).join('');
  })(${JSON.stringify(pdf.toString('base64'))}, ${JSON.stringify(worker)})`);
  await page.close();
  return words;
}

async function openPdfJs(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // A page outside the shop: its rules for scripts do not hold here.
  await page.goto('about:blank');
  await page.addScriptTag({ path: resolve('pdfjs-dist/build/pdf.min.mjs'), type: 'module' });
  await page.waitForFunction('globalThis.pdfjsLib');
  return page;
}

/** The fields of a tax QR code: one byte tag, one byte length, and so on. */
export function fieldsOf(base64: string): string[] {
  const bytes = Buffer.from(base64, 'base64');
  const fields: string[] = [];
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
    fields.push(bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)).toString('utf8'));
  return fields;
}
