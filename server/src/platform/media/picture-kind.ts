/** What the first bytes of a file say it is. `heic` is told apart: it takes a decoder of its own. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Reads the magic bytes; nothing else about a file that strangers sent is believed. Undefined: no picture we take. */
export function pictureKindOf(file: Buffer): PictureKind | undefined {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return undefined;
  // ISO/IEC 14496-12 §4.3: major brand, version, then compatible brands to the end of the box.
  const end = Math.min(file.readUInt32BE(0), 256, file.length - 3);
  const brands = [text(8, 12)];
  for (let at = 16; at < end; at += 4) brands.push(text(at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}

/** What a browser or an archiver would take for its own, wherever in the file it stands. */
const MARKUP = /<(?:script|html|svg|iframe|body|object|\?php|!doctype)[\s>/]/i;
const LONGEST_MARKUP = 16;
const CHUNK_BYTES = 512 * 1024;
/** The end of a ZIP's directory may have a comment of 65,535 bytes after its 22. */
const ZIP_TAIL_BYTES = 65_557;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');

/**
 * Whether a picture is something else at the same time: markup anywhere, or an archive at its end. What we keep is made
 * anew from the pixels and could carry neither; whoever sends such a file means harm all the same. Looks at it in pieces,
 * so that a large file does not hold up other requests.
 */
export async function isAlsoSomethingElse(file: Buffer): Promise<boolean> {
  if (file.subarray(-ZIP_TAIL_BYTES).includes(ZIP_END)) return true;
  for (let from = 0; from < file.length; from += CHUNK_BYTES) {
    if (MARKUP.test(file.toString('latin1', from, from + CHUNK_BYTES + LONGEST_MARKUP))) return true;
    await new Promise(setImmediate);
  }
  return false;
}
