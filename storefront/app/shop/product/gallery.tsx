import type { Image } from '@waha/contract/types';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import sheet from '../../styles/product.css?url';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Picture } from '../../ui/picture.tsx';

const Zoom = lazyPart(() => import('./zoom.tsx'));

interface GalleryProps {
  images: Image[];
  name: string;
  /** Address of the picture to show, e.g. of the chosen colour. */
  shown: string | undefined;
  /** Acts on the picture: the heart and sharing. */
  children?: ReactNode;
}

/** Index of the picture that fills the rail while it is scrolled by finger, wheel or keyboard. */
function useRail(count: number) {
  const rail = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  function onScroll(): void {
    const element = rail.current;
    if (!element) return;
    // Right-to-left rails scroll towards negative numbers.
    const index = Math.round((Math.abs(element.scrollLeft) * count) / element.scrollWidth);
    const isEnd = Math.abs(element.scrollLeft) + element.clientWidth >= element.scrollWidth - 2;
    // The end of a rail whose next picture looks in comes before its last picture is at the start.
    setCurrent(isEnd ? count - 1 : Math.min(index, count - 1));
  }
  function show(index: number, behavior: ScrollBehavior = 'smooth'): void {
    const element = rail.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollTo({ left: (sign * index * element.scrollWidth) / count, behavior });
  }
  return { rail, current, onScroll, show };
}

export function Gallery({ images, name, shown, children }: GalleryProps) {
  const say = useText('product');
  const { rail, current, onScroll, show } = useRail(images.length);
  const [zoomed, setZoomed] = useState(false);
  const first = useRef(true);
  const shownIndex = images.findIndex((image) => image.url === shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice moves the gallery
  useEffect(() => {
    if (shownIndex >= 0) show(shownIndex, first.current ? 'instant' : 'smooth');
    first.current = false;
  }, [shownIndex]);
  return (
    <section aria-label={say('gallery')} className="min-w-0">
      <link rel="stylesheet" href={sheet} precedence="second" />
      <div className="relative">
        {images.length > 0 ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it enlarges by keyboard
          <ul
            ref={rail}
            onScroll={onScroll}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard
            tabIndex={0}
            className="rail shots"
            // A tap on a picture enlarges it, as the button does for the keyboard.
            onClick={({ target }) => target instanceof HTMLImageElement && setZoomed(true)}
          >
            {images.map((image, index) => (
              <li
                key={image.url}
                id={`picture-${index + 1}`}
                style={index === 0 ? { viewTransitionName: 'product-picture' } : undefined}
              >
                <Picture
                  image={image}
                  sizes="(min-width: 1280px) 660px, (min-width: 1024px) 52vw, 80vw"
                  priority={index === 0 ? 'first' : 'last'}
                  className="bg-tint"
                />
              </li>
            ))}
          </ul>
        ) : (
          // The place of a picture: what lies over it would cover the name below.
          <div className="aspect-square w-full rounded-card bg-tint" style={{ maxHeight: 320 }} />
        )}
        <div className="shot-acts">
          {images.length > 0 ? (
            <button
              type="button"
              className="icon-btn"
              aria-label={say('zoom')}
              aria-haspopup="dialog"
              onClick={() => setZoomed(true)}
            >
              <Icon name="zoom-in" />
            </button>
          ) : null}
          {children}
        </div>
      </div>
      {images.length > 1 ? (
        <p className="shot-dots" aria-hidden="true">
          {images.map((image, index) => (
            <span key={image.url} data-on={index === current || undefined} />
          ))}
        </p>
      ) : null}
      {images.length > 1 ? (
        <ul className="shot-thumbs -mx-4 mt-3 flex gap-2.5 overflow-x-auto px-4 py-1">
          {images.map((image, index) => (
            <li key={image.url} className="shrink-0">
              <a
                href={`#picture-${index + 1}`}
                aria-label={say('galleryImage', { number: index + 1, total: images.length })}
                aria-current={index === current ? 'true' : undefined}
                className="block overflow-hidden rounded-xl border-2 border-transparent aria-[current]:border-primary"
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture image={image} sizes="72px" priority="last" decorative className="size-18 object-cover" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {zoomed ? (
        <Suspense>
          <Zoom images={images} name={name} start={current} onClose={() => setZoomed(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
