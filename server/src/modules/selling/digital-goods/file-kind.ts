import { open } from 'node:fs/promises';

/** How files of a kind begin: at a place, by these bytes. */
const KINDS: readonly { mediaType: string; at: number; bytes: readonly number[] }[] = [
  { mediaType: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  // ZIP, and what is made of it: EPUB and office documents.
  { mediaType: 'application/zip', at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { mediaType: 'audio/mpeg', at: 0, bytes: [0x49, 0x44, 0x33] },
  { mediaType: 'audio/mpeg', at: 0, bytes: [0xff, 0xfb] },
  { mediaType: 'video/mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  { mediaType: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  { mediaType: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
];
const HEAD_BYTES = 16;

/** The media type of a file by how it begins, and its size. Undefined for a kind that is not taken: pages and programs above all. */
export async function kindOf(path: string): Promise<{ mediaType: string; bytes: number } | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const kind = KINDS.find(({ at, bytes }) => bytes.every((byte, index) => buffer[at + index] === byte));
    return kind && { mediaType: kind.mediaType, bytes: (await file.stat()).size };
  } finally {
    await file.close();
  }
}
