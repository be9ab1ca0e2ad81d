import type { Image } from '@waha/contract/types';
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface ZoomProps {
  images: Image[];
  name: string;
  start: number;
  onClose: () => void;
}

/** State of the enlargement and its centre: the pressed point of the picture stays under the finger. */
function usePoint() {
  const pane = useRef<HTMLButtonElement>(null);
  const [large, setLarge] = useState(false);
  /** The point in the picture, as shares of its sides, and in the pane, in pixels. */
  const point = useRef({ x: 0.5, y: 0.5, left: 0, top: 0 });
  useLayoutEffect(() => {
    const picture = pane.current?.querySelector('img');
    if (!large || !pane.current || !picture) return;
    const { x, y, left, top } = point.current;
    pane.current.scrollTo(x * picture.offsetWidth - left, y * picture.offsetHeight - top);
  }, [large]);
  function toggle(event: MouseEvent<HTMLButtonElement>): void {
    const picture = event.currentTarget.querySelector('img');
    const frame = event.currentTarget.getBoundingClientRect();
    if (picture && !large) {
      const { naturalWidth = 1, naturalHeight = 1 } = picture;
      // The whole picture is centred in the pane. A key press has no coordinates: the centre is used.
      const scale = Math.min(frame.width / naturalWidth, frame.height / naturalHeight);
      const byKeyboard = event.detail === 0;
      const left = byKeyboard ? frame.width / 2 : event.clientX - frame.left;
      const top = byKeyboard ? frame.height / 2 : event.clientY - frame.top;
      const part = (at: number, whole: number, drawn: number) =>
        Math.min(1, Math.max(0, (at - (whole - drawn) / 2) / drawn));
      point.current = {
        x: part(left, frame.width, naturalWidth * scale),
        y: part(top, frame.height, naturalHeight * scale),
        left,
        top,
      };
    }
    setLarge(!large);
  }
  return { pane, large, setLarge, toggle };
}

/** Distance in pixels from which a stroke over the picture leads to another one. */
const STROKE = 48;

/** A stroke of one finger to a side; `onStroke` is told whether it went to the left. */
function useStroke(onStroke: (toLeft: boolean) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent): void {
      const touch = touches[0];
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const touch = changedTouches[0];
      if (!touch || !from.current) return;
      const [across, down] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(across) > STROKE && Math.abs(across) > 2 * Math.abs(down)) onStroke(across < 0);
    },
  };
}

/** The largest number of pictures that are shown as dots. */
const MOST_DOTS = 8;

/** A picture over the whole screen; a stroke or an arrow key leads to the next. A click makes it twice as large around its point; it is then moved by scrolling. */
export default function Zoom({ images, name, start, onClose }: ZoomProps) {
  const say = useText('product');
  const sayShell = useText('shell');
  const forward = useLanguage() === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const [index, setIndex] = useState(start);
  const described = useId();
  const { pane, large, setLarge, toggle } = usePoint();
  const image = images[index];
  function step(by: number): void {
    setIndex((index + by + images.length) % images.length);
    setLarge(false);
  }
  // As pages turn: to the left where reading runs to the right, and the other way round.
  const stroke = useStroke((toLeft) => {
    if (images.length > 1) step(toLeft === (forward === 'ArrowRight') ? 1 : -1);
  });
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    step(event.key === forward ? 1 : -1);
  }
  if (!image) return null;
  return (
    <Sheet open onClose={onClose} title={name} side="full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for the buttons below */}
      <div className="flex h-full flex-col gap-3" onKeyDown={onKeyDown}>
        <button
          type="button"
          aria-label={say('zoom')}
          ref={pane}
          // Pixel coordinates run from the left in every language.
          dir="ltr"
          aria-pressed={large}
          // The close button would take the focus, and the arrow keys would then do nothing.
          data-autofocus
          className={`relative min-h-0 flex-1 overflow-auto rounded-2xl bg-tint ${large ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
          aria-describedby={described}
          // The browser would take a stroke to the side for its own way back.
          style={large ? undefined : { touchAction: 'pan-y pinch-zoom' }}
          onClick={toggle}
          {...(large ? {} : stroke)}
        >
          <Picture
            image={image}
            sizes={large ? '200vw' : '100vw'}
            priority="first"
            className={large ? 'w-[200%] max-w-none' : 'absolute inset-0 h-full w-full object-contain'}
          />
        </button>
        <span id={described} className="sr-only">
          {image.alt}
        </span>
        {images.length > 1 ? (
          <div className="flex items-center justify-center gap-4">
            <button type="button" className="icon-btn" aria-label={sayShell('previous')} onClick={() => step(-1)}>
              <Icon name="chevron-left" directional />
            </button>
            {images.length > MOST_DOTS ? null : (
              <span aria-hidden="true" className="flex gap-1.5">
                {images.map(({ url }, at) => (
                  <span key={url} className={`size-2.5 rounded-full ${at === index ? 'bg-primary' : 'bg-line'}`} />
                ))}
              </span>
            )}
            <output className={images.length > MOST_DOTS ? 'text-sm text-soft tabular-nums' : 'sr-only'}>
              {say('galleryImage', { number: index + 1, total: images.length })}
              <span className="sr-only"> {image.alt}</span>
            </output>
            <button type="button" className="icon-btn" aria-label={sayShell('next')} onClick={() => step(1)}>
              <Icon name="chevron-right" directional />
            </button>
          </div>
        ) : null}
      </div>
    </Sheet>
  );
}
