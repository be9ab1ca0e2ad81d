import type { Image } from '@waha/contract';
import { type KeyboardEvent, useState } from 'react';
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

/** A picture over the whole screen. A click makes it twice as large and it is then moved by scrolling. */
export default function Zoom({ images, name, start, onClose }: ZoomProps) {
  const say = useText('product');
  const sayShell = useText('shell');
  const forward = useLanguage() === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const [index, setIndex] = useState(start);
  const [large, setLarge] = useState(false);
  const image = images[index];
  function step(by: number): void {
    setIndex((index + by + images.length) % images.length);
    setLarge(false);
  }
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
          aria-pressed={large}
          // The close button would take the focus, and the arrow keys would then do nothing.
          data-autofocus
          className={`relative min-h-0 flex-1 overflow-auto rounded-2xl bg-tint ${large ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
          onClick={() => setLarge(!large)}
        >
          <Picture
            image={image}
            sizes={large ? '200vw' : '100vw'}
            priority="first"
            className={large ? 'w-[200%] max-w-none' : 'absolute inset-0 h-full w-full object-contain'}
          />
        </button>
        {images.length > 1 ? (
          <div className="flex items-center justify-center gap-4">
            <button type="button" className="icon-btn" aria-label={sayShell('previous')} onClick={() => step(-1)}>
              <Icon name="chevron-left" directional />
            </button>
            <output className="text-sm text-soft tabular-nums">
              {say('galleryImage', { number: index + 1, total: images.length })}
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
