import type { FileStorage } from '../storage/index.ts';
import { loadSharp } from './load-sharp.ts';
import { IMMUTABLE, pictureKeys, SHOWN } from './picture-files.ts';
import type { StoredImage } from './stored-image.ts';

/** Widths that srcset offers: cards on a phone up to a product picture on a sharp desktop screen. */
const WIDTHS = [240, 400, 640, 960];
/** The highest compression effort: such pictures are made once and sent for years. */
const WEBP = { quality: 80, effort: 6 } as const;

/** The widths a picture is stored in, px. */
export function widthsOf(width: number): number[] {
  const smaller = WIDTHS.filter((one) => one < width);
  return width <= (WIDTHS.at(-1) ?? 0) ? [...smaller, width] : smaller;
}

/** Makes every size of a picture as WebP, the smallest first; `quality` is WebP's, up to 100. */
export async function makeSizes(source: Buffer, quality: number = WEBP.quality): Promise<Buffer[]> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const sizes: Buffer[] = [];
  for (const one of widthsOf(width)) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: one });
    sizes.push(await resized.webp({ ...WEBP, quality }).toBuffer());
  }
  return sizes;
}

/**
 * Stores a picture in all its sizes, to be served publicly. Its key is derived from its content, so storing it twice
 * changes nothing.
 */
export async function storeSizes(
  storage: Pick<FileStorage, 'put'>,
  picture: Pick<StoredImage, 'key' | 'width' | 'height' | 'placeholder'>,
  sizes: readonly Buffer[],
): Promise<StoredImage> {
  const image: StoredImage = { ...picture, widths: widthsOf(picture.width), formats: ['webp'] };
  for (const [index, name] of pictureKeys(SHOWN, image).entries()) {
    const size = sizes[index];
    if (!size) throw new Error(`the picture ${picture.key} lacks a size`);
    await storage.put(name, size, { cacheControl: IMMUTABLE });
  }
  return image;
}
