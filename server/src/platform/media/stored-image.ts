import type { Image } from '@waha/contract';
import { z } from 'zod';

/** A picture in the media store: `key` names its files, `widths` lists its sizes. */
export const storedImage = z.strictObject({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  formats: z.array(z.enum(['webp', 'avif', 'png', 'jpg'])),
  placeholder: z.string(),
});
export type StoredImage = z.infer<typeof storedImage>;

export type ImageFormat = StoredImage['formats'][number];

/** The address of one size of a picture. Keys are derived from the content, so an address is immutable. */
export function imageUrl(image: StoredImage, width: number, format: ImageFormat): string {
  return `/media/${image.key}-${width}.${format}`;
}

/** A picture as the API shows it. `url` is the largest of its first format, WebP nearly always, which every
 * supported browser can read. */
export function presentImage(image: StoredImage, alt: string): Image {
  const largest = Math.max(...image.widths);
  const srcset = (format: ImageFormat) =>
    image.formats.includes(format)
      ? image.widths.map((width) => `${imageUrl(image, width, format)} ${width}w`).join(', ')
      : '';
  return {
    url: imageUrl(image, largest, image.formats[0] ?? 'webp'),
    alt,
    width: image.width,
    height: image.height,
    srcset: srcset('webp'),
    srcset_avif: srcset('avif'),
    placeholder: image.placeholder,
  };
}
