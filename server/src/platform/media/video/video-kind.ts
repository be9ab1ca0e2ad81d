import { open } from 'node:fs/promises';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** `qt  `: iPhones write the same boxes under QuickTime's name. */
const BRANDS = /^(?:isom|iso[2-9]|mp4[12v]|avc1|av01|M4V |MSNV|dash|qt {2}|3gp[4-7])$/;
const HEAD_BYTES = 512;

/**
 * The kind of a film by its first bytes. This process reads nothing else of a film, because a single wrong bit further
 * inside can block a parser for minutes.
 */
export async function videoKindOf(path: string): Promise<'mp4' | 'webm' | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return kindOfHead(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function kindOfHead(head: Buffer): 'mp4' | 'webm' | undefined {
  if (head.subarray(0, 4).equals(EBML)) return head.includes('webm') ? 'webm' : undefined;
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(4, 8) !== 'ftyp' || head.length < 16) return undefined;
  // ISO/IEC 14496-12 §4.3: major brand, version, then compatible brands to the end of the box.
  const end = Math.min(head.readUInt32BE(0), 256, head.length - 3);
  const brands = [text(8, 12)];
  for (let at = 16; at < end; at += 4) brands.push(text(at, at + 4));
  return brands.some((brand) => BRANDS.test(brand)) ? 'mp4' : undefined;
}
