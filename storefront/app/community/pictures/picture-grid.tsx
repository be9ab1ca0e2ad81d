import type { Image } from '@waha/contract/types';
import { Suspense, useState } from 'react';
import { PrivatePicture } from '../../photos/private-picture.tsx';
import { together } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const PictureViewer = lazyPart(together(['product'], () => import('../../shop/product/zoom.tsx')));

interface PictureGridProps {
  images: readonly Image[];
  /** Title of the large view. */
  title: string;
  /** Ids of the uploads while only their author may see them: they are then fetched with the session token. */
  uploads?: readonly string[] | undefined;
}

/**
 * A single picture keeps its aspect ratio between these limits, so that neither a strip nor a tower fills the screen.
 */
const WIDEST = 16 / 9;
const TALLEST = 4 / 5;
/** Maximum height of a single picture; a tall one is drawn narrower. */
const HIGHEST = '32rem';

/** Columns and crops by number of pictures: never narrower than a square, so that faces stay recognisable. */
const layouts: Record<number, { grid: string; first: string; rest: string }> = {
  1: { grid: '', first: '', rest: '' },
  2: { grid: 'grid-cols-2', first: 'aspect-4/5', rest: 'aspect-4/5' },
  3: { grid: 'grid-cols-2', first: 'col-span-2 aspect-16/10', rest: 'aspect-square' },
  4: { grid: 'grid-cols-2', first: 'aspect-square', rest: 'aspect-square' },
};

/** The pictures of a post, one to four; a press shows them large, one after the other. Texts: community, photos. */
export function PictureGrid({ images, title, uploads }: PictureGridProps) {
  const say = useText('community');
  const [shown, setShown] = useState<number | null>(null);
  const [first] = images;
  const layout = layouts[images.length];
  if (!first || !layout) return null;
  const ratio = Math.min(WIDEST, Math.max(TALLEST, first.width / Math.max(1, first.height)));
  return (
    <>
      <ul
        className={`grid gap-1 overflow-hidden rounded-2xl ${layout.grid}`}
        style={images.length === 1 ? { maxInlineSize: `calc(${HIGHEST} * ${ratio})` } : undefined}
      >
        {images.map((image, index) => (
          <li
            key={image.url || uploads?.[index]}
            className={`relative overflow-hidden bg-tint ${index === 0 ? layout.first : layout.rest}`}
            style={images.length === 1 ? { aspectRatio: ratio } : undefined}
          >
            <GridPicture
              image={image}
              upload={uploads?.[index]}
              isAlone={images.length === 1}
              label={say('openPicture', { number: index + 1, total: images.length, alt: image.alt })}
              onOpen={() => setShown(index)}
            />
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <Suspense>
          <PictureViewer images={[...images]} name={title} start={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

interface GridPictureProps {
  image: Image;
  upload: string | undefined;
  isAlone: boolean;
  label: string;
  onOpen: () => void;
}

/** Faces are more often above the middle than below it. */
const shape = 'absolute inset-0 size-full object-cover object-[50%_35%]';

function GridPicture({ image, upload, isAlone, label, onOpen }: GridPictureProps) {
  if (upload) return <PrivatePicture id={upload} alt={image.alt} width={960} className={shape} />;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="absolute inset-0 size-full cursor-zoom-in focus-visible:-outline-offset-4"
      onClick={onOpen}
    >
      <img
        src={image.url}
        srcSet={image.srcset || undefined}
        sizes={isAlone ? '(min-width: 40rem) 40rem, 100vw' : '(min-width: 40rem) 20rem, 50vw'}
        // Part of the button's accessible name, which announces that it opens.
        alt={label}
        loading="lazy"
        decoding="async"
        className={shape}
        style={{ backgroundColor: image.placeholder }}
      />
    </button>
  );
}
