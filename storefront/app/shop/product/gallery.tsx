import type { Image } from '@waha/contract/types';
import { Suspense, useEffect, useRef, useState } from 'react';
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
}

/** Index of the picture that fills the rail while it is scrolled by finger, wheel or keyboard. */
function useRail(count: number) {
  const rail = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  function onScroll(): void {
    const element = rail.current;
    if (!element) return;
    // Right-to-left rails scroll towards negative numbers.
    const index = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
    setCurrent(Math.min(index, count - 1));
  }
  function show(index: number, behavior: ScrollBehavior = 'smooth'): void {
    const element = rail.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollTo({ left: sign * index * element.clientWidth, behavior });
  }
  return { rail, current, onScroll, show };
}

export function Gallery({ images, name, shown }: GalleryProps) {
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
      <div className="relative">
        <ul
          ref={rail}
          onScroll={onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard
          tabIndex={0}
          className="rail auto-cols-[100%] rounded-3xl bg-tint"
        >
          {images.map((image, index) => (
            <li
              key={image.url}
              id={`picture-${index + 1}`}
              style={index === 0 ? { viewTransitionName: 'product-picture' } : undefined}
            >
              <Picture
                image={image}
                sizes="(min-width: 1280px) 660px, (min-width: 1024px) 52vw, 88vw"
                priority={index === 0 ? 'first' : 'last'}
                className="aspect-square w-full object-cover"
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="icon-btn absolute end-3 top-3 bg-card shadow-float"
          aria-label={say('zoom')}
          aria-haspopup="dialog"
          onClick={() => setZoomed(true)}
        >
          <Icon name="zoom-in" />
        </button>
      </div>
      {images.length > 1 ? (
        <ul className="-mx-4 mt-3 flex gap-2.5 overflow-x-auto px-4 py-1 max-lg:justify-center-safe">
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
                <Picture
                  image={image}
                  sizes="72px"
                  priority="last"
                  decorative
                  className="size-14 object-cover lg:size-18"
                />
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
