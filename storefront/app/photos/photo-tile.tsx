import { useState } from 'react';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { PrivatePicture } from './private-picture.tsx';
import type { Photo, Photos } from './use-photos.ts';

const SHAPE = 'size-20 rounded-xl object-cover';

/** Preview of a photo: the browser's own copy, else the server's; an icon where it is no picture. */
function Preview({ photo, alt }: { photo: Photo; alt: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (photo.preview === null) return <PrivatePicture id={photo.id ?? ''} alt={alt} width={240} className={SHAPE} />;
  if (isBroken) {
    return (
      <span className={`grid place-items-center bg-tint text-soft ${SHAPE}`} role="img" aria-label={alt}>
        <Icon name="circle-alert" size={24} />
      </span>
    );
  }
  const isPale = photo.state === 'sent' ? '' : 'opacity-60';
  return (
    <img src={photo.preview} alt={alt} className={`bg-tint ${SHAPE} ${isPale}`} onError={() => setIsBroken(true)} />
  );
}

/** A chosen photo with its progress and a button that removes it. */
export function PhotoTile({ photo, number, photos }: { photo: Photo; number: number; photos: Photos }) {
  const say = useText('photos');
  const isOnItsWay = photo.state === 'sending' || photo.state === 'waiting';
  return (
    <li className={photo.state === 'failed' ? 'flex w-full items-start gap-3' : ''}>
      <span className="relative block w-20 shrink-0">
        <Preview photo={photo} alt={say('photo', { number })} />
        <button
          type="button"
          aria-label={say('remove', { number })}
          className="absolute end-0 top-0 grid size-8 place-items-center rounded-full border border-line bg-card text-ink hover:bg-tint"
          onClick={() => photos.remove(photo.key)}
        >
          <Icon name="x" size={16} />
        </button>
        {isOnItsWay ? (
          <progress
            className="flash-progress mt-1"
            max={1}
            value={photo.progress}
            aria-label={say('sendingPhoto', { number })}
          />
        ) : null}
      </span>
      {photo.state === 'failed' ? (
        <span className="text-sm" role="alert">
          <span className="block text-negative">{photo.error}</span>
          {photo.canRetry ? (
            <button
              type="button"
              className="min-h-11 font-semibold text-link underline"
              onClick={() => photos.retry(photo.key)}
            >
              {say('retry')}
            </button>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}
