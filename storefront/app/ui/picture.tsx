import type { Image } from '@waha/contract/types';

export type Pictured = Pick<Image, 'url' | 'alt' | 'width' | 'height' | 'srcset' | 'srcset_avif' | 'placeholder'>;

/** The picture without its alternative text, which would repeat the text beside it and be sent twice. */
export function asDecoration<Of extends Pictured>(image: Of | null | undefined): Of | null {
  return image ? { ...image, alt: '' } : null;
}

const fetching = {
  // The first picture is decoded synchronously, so that it appears in the same frame as its layout.
  first: { fetchPriority: 'high', decoding: 'sync' },
  second: { fetchPriority: 'low', decoding: 'async' },
  last: { fetchPriority: 'low', loading: 'lazy', decoding: 'async' },
  near: { loading: 'lazy', decoding: 'async' },
} as const;

export type PicturePriority = keyof typeof fetching;

interface PictureProps {
  image: Pictured;
  /**
   * The `sizes` attribute: the displayed width. For large pictures with priority it is slightly less on phones: the
   * lost sharpness is not visible, and the file is a third smaller.
   */
  sizes: string;
  /**
   * `first`: the picture a reader waits for. `second`: loaded as early, with lower priority. `last`: loaded when near,
   * after all others. By default pictures load when near.
   */
  priority?: PicturePriority | undefined;
  /** Decorative: the text beside it has the same content. */
  decorative?: boolean;
  className?: string;
}

/** A responsive picture with a known aspect ratio and a placeholder colour until it is loaded. */
export function Picture({ image, sizes, priority = 'near', decorative, className }: PictureProps) {
  return (
    <picture className="block">
      {image.srcset_avif ? <source type="image/avif" srcSet={image.srcset_avif} sizes={sizes} /> : null}
      <img
        src={image.url}
        alt={decorative ? '' : image.alt}
        width={image.width}
        height={image.height}
        {...(image.srcset ? { srcSet: image.srcset, sizes } : {})}
        {...fetching[priority]}
        className={className}
        style={{ backgroundColor: image.placeholder }}
      />
    </picture>
  );
}
