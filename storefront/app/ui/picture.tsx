import type { Image } from '@waha/contract';

export type Pictured = Pick<Image, 'url' | 'alt' | 'width' | 'height' | 'srcset' | 'srcset_avif' | 'placeholder'>;

interface PictureProps {
  image: Pictured;
  /** The `sizes` attribute: how wide it is drawn. */
  sizes: string;
  /** The picture a reader waits for: fetched first. All others load when near. */
  priority?: boolean;
  /** Decoration beside words that say the same. */
  decorative?: boolean;
  className?: string;
}

/** A picture with its sizes, its shape known beforehand and its colour standing in until it arrives. */
export function Picture({ image, sizes, priority, decorative, className }: PictureProps) {
  return (
    <picture className="block">
      {image.srcset_avif ? <source type="image/avif" srcSet={image.srcset_avif} sizes={sizes} /> : null}
      <img
        src={image.url}
        alt={decorative ? '' : image.alt}
        width={image.width}
        height={image.height}
        {...(image.srcset ? { srcSet: image.srcset, sizes } : {})}
        // What is waited for comes with the frame that shows its place.
        {...(priority
          ? { fetchPriority: 'high' as const, decoding: 'sync' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
        className={className}
        style={{ backgroundColor: image.placeholder }}
      />
    </picture>
  );
}
