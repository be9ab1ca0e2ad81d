import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The kind of a picture by its first bytes. `heic` needs a decoder of its own. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** The number of bytes in which brands are searched. */
const HEAD_BYTES = 512;

/** Reads the magic bytes; all other claims of an untrusted file are ignored. Undefined: not an accepted picture. */
export async function pictureKindOf(path: string): Promise<PictureKind | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return kindOfHead(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function kindOfHead(head: Buffer): PictureKind | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return undefined;
  // ISO/IEC 14496-12 §4.3: major brand, version, then compatible brands to the end of the box.
  const end = Math.min(head.readUInt32BE(0), 256, head.length - 3);
  const brands = [text(8, 12)];
  for (let at = 16; at < end; at += 4) brands.push(text(at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}

/** Markup that a browser or an archiver would recognise anywhere in a file. */
const MARKUP = /<(?:script|html|svg|iframe|body|object|\?php|!doctype)[\s>/]/i;
const LONGEST_MARKUP = 16;
const CHUNK_BYTES = 512 * 1024;
/** The end of a ZIP's directory may have a comment of 65,535 bytes after its 22. */
const ZIP_TAIL_BYTES = 65_557;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');

/**
 * True where a picture is another format at the same time (polyglot): markup anywhere, or an archive at its end. The
 * shop's own versions are rendered from the pixels and could contain neither, but such a file is hostile. Reads in
 * chunks, so that a large file takes little memory and delays no other requests.
 */
export async function isAlsoSomethingElse(path: string): Promise<boolean> {
  let before = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    // A match across the border of two chunks is complete in neither of them.
    const piece = Buffer.concat([before, chunk]);
    if (MARKUP.test(piece.toString('latin1'))) return true;
    before = piece.subarray(-LONGEST_MARKUP);
    tail = Buffer.concat([tail, chunk]).subarray(-ZIP_TAIL_BYTES);
    await new Promise(setImmediate);
  }
  return tail.includes(ZIP_END);
}
