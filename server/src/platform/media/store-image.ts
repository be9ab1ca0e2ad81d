import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
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

/** Makes every size of a picture and writes them under names that come from its content: writing twice changes nothing. */
export async function storeImage(
  directory: string,
  source: Buffer,
  options: StoreImageOptions = {},
): Promise<StoredImage> {
  const formats = options.formats ?? ['webp', 'avif'];
  const { width = 0, height = 0 } = await sharp(source).metadata();
  const key = createHash('sha256').update(source).digest('hex').slice(0, 20);
  const smaller = WIDTHS.filter((one) => one < width);
  const widths = width <= (WIDTHS.at(-1) ?? 0) ? [...smaller, width] : smaller;
  await mkdir(directory, { recursive: true });
  for (const one of widths) {
    const resized = sharp(source).resize({ width: one });
    for (const format of formats) {
      const encoded = format === 'webp' ? resized.clone().webp(WEBP) : resized.clone().avif(AVIF);
      await writeWhole(join(directory, `${key}-${one}.${format}`), await encoded.toBuffer());
    }
  }
  return { key, width, height, widths, formats, placeholder: options.placeholder ?? (await averageColour(source)) };
}

/** A reader must never meet half a file. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

async function averageColour(source: Buffer): Promise<string> {
  const { data } = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}
