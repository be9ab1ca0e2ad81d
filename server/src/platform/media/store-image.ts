import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileStorage } from '../storage/index.ts';
import { IMMUTABLE, SHOWN } from './picture-files.ts';
import type { ImageFormat, StoredImage } from './stored-image.ts';

/** Widths that srcset offers: cards on a phone up to a product picture on a sharp desktop screen. */
const WIDTHS = [240, 400, 640, 960];
const WEBP = { quality: 80, effort: 3 } as const;
const AVIF = { quality: 55, effort: 3 } as const;

export interface StoreImageOptions {
  /** Which formats to make; AVIF costs about ten times the time of WebP. */
  formats?: ImageFormat[];
  /** Average colour to show before the picture; worked out from the picture when not given. */
  placeholder?: string;
}

/** Makes every size of a picture, to be shown, and puts them under names that come from its content: putting them twice changes nothing. */
export async function storeImage(
  storage: FileStorage,
  source: Buffer,
  options: StoreImageOptions = {},
): Promise<StoredImage> {
  const formats = options.formats ?? ['webp', 'avif'];
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const key = createHash('sha256').update(source).digest('hex').slice(0, 20);
  const smaller = WIDTHS.filter((one) => one < width);
  const widths = width <= (WIDTHS.at(-1) ?? 0) ? [...smaller, width] : smaller;
  for (const one of widths) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: one });
    for (const format of formats) {
      const encoded = format === 'webp' ? resized.clone().webp(WEBP) : resized.clone().avif(AVIF);
      await storage.put(`${SHOWN}/${key}-${one}.${format}`, await encoded.toBuffer(), { cacheControl: IMMUTABLE });
    }
  }
  return { key, width, height, widths, formats, placeholder: options.placeholder ?? (await averageColour(source)) };
}

async function averageColour(source: Buffer): Promise<string> {
  const { data } = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}
