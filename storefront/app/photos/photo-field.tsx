import { type DragEvent, useState } from 'react';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { picturesIn, usePastedPictures } from './pasted-pictures.ts';
import { PhotoTile } from './photo-tile.tsx';
import { pictureTypes } from './send-picture.ts';
import type { Photos } from './use-photos.ts';

interface PhotoFieldProps {
  /** Id of the field; its error and hint have ids made from it. */
  id: string;
  /** From `usePhotos({ most: 4 })`, called by the form, which sends `photos.ids` and waits while `photos.isSending`. */
  photos: Photos;
  label: string;
  /** Word after the label of an optional field. */
  optional?: string;
  hint?: string;
  /** Error of the photos as a whole, e.g. that one is required. */
  error?: string | undefined;
}

/**
 * Photos of a form: chosen, dropped or pasted; previewed and uploaded immediately, with progress, removal and retry.
 * Its texts are the area `photos`: load the part that uses it with `together(['photos'], …)`, or name the area in the
 * handle of its route.
 */
export function PhotoField({ id, photos, label, optional, hint, error }: PhotoFieldProps) {
  const say = useText('photos');
  const [isOver, setIsOver] = useState(false);
  const [types] = useState(pictureTypes);
  const isFull = photos.list.length >= photos.most;
  usePastedPictures(photos);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the field inside
    <div
      className={`rounded-2xl border p-3 ${isOver ? 'border-primary bg-tint' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        photos.add(picturesIn(event.dataTransfer));
      }}
    >
      <p className="mb-2 text-sm font-semibold" id={`${id}-label`}>
        {label} {optional ? <span className="font-normal text-soft">{optional}</span> : null}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <ul className="contents" aria-labelledby={`${id}-label`}>
          {photos.list.map((photo, index) => (
            <PhotoTile key={photo.key} photo={photo} number={index + 1} photos={photos} />
          ))}
        </ul>
        {isFull ? null : (
          <label className="grid size-20 cursor-pointer place-items-center rounded-xl bg-tint text-center text-xs font-semibold text-link has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
            <span className="grid justify-items-center gap-1">
              <Icon name="camera" size={24} />
              {say('add')}
            </span>
            <input
              id={id}
              type="file"
              multiple={photos.most > 1}
              accept={types}
              className="sr-only"
              aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
              aria-invalid={error !== undefined}
              onChange={(event) => {
                photos.add([...(event.target.files ?? [])]);
                // The same picture may be chosen again after it was removed.
                event.target.value = '';
              }}
            />
          </label>
        )}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-2 flex items-start gap-1.5 text-sm text-negative">
          <Icon name="circle-alert" size={16} className="mt-1" />
          {error}
        </p>
      ) : null}
      <p id={`${id}-hint`} className="mt-2 text-xs text-soft">
        {hint ?? say('hint', { most: photos.most })}
      </p>
      <p role="status" className="sr-only">
        {photos.isSending ? say('sending') : null}
        {!photos.isSending && photos.ids.length > 0 ? say('sent', { count: photos.ids.length }) : null}
      </p>
    </div>
  );
}
