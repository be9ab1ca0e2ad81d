import type { Image } from '@waha/contract/types';

export type Pictured = Pick<Image, 'url' | 'alt' | 'width' | 'height' | 'srcset' | 'srcset_avif' | 'placeholder'>;

/** The picture without its alternative text, which would repeat the words beside it and be sent twice. */
export function asDecoration<Of extends Pictured>(image: Of | null | undefined): Of | null {
  return image ? { ...image, alt: '' } : null;
}

const fetching = {
  // The first picture is decoded with the frame that shows its place.
  first: { fetchPriority: 'high', decoding: 'sync' },
  second: { fetchPriority: 'low', decoding: 'async' },
  last: { fetchPriority: 'low', loading: 'lazy', decoding: 'async' },
  near: { loading: 'lazy', decoding: 'async' },
} as const;

export type PicturePriority = keyof typeof fetching;

interface PictureProps {
  image: Pictured;
  /**
   * The `sizes` attribute: how wide it is drawn. Where a large picture is waited for, a little less on phones: nobody sees
   * that it is a step softer than the screen could draw, and everybody waits for a third fewer bytes.
   */
  sizes: string;
  /**
   * `first` is the picture a reader waits for; `second` is fetched as early and makes way for it; `last` loads when
   * near and makes way for all. Others load when near.
   */
  priority?: PicturePriority | undefined;
  /** Decorative: the words beside it have the same content. */
  decorative?: boolean;
  className?: string;
}

/** A picture with its sizes, its shape known beforehand and its colour standing in until it arrives. */
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
