import { loadSharp } from './load-sharp.ts';

const JPEG = { quality: 86, mozjpeg: true } as const;

/** A stored picture as JPEG, for services that read neither WebP nor AVIF. Transparent parts are white. */
export async function jpegOf(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture).flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
}
