import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { picturesIn, usePastedPictures } from '../../photos/pasted-pictures.ts';
import { pictureTypes } from '../../photos/send-picture.ts';
import type { Photos } from '../../photos/use-photos.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { PictureEntry } from './picture-entry.tsx';

interface PicturePickerProps {
  /** Id of the field; its error and hint have ids made from it. */
  id: string;
  /** From `usePhotos({ most: 4 })`, called by the form, which sends `photos.ids` in their order. */
  photos: Photos;
  /** Alternative text of each photo, by its key. */
  alts: Readonly<Record<string, string>>;
  onAlt: (key: string, alt: string) => void;
  error?: string | undefined;
  /** Further content beside the button that adds pictures. */
  beside?: ReactNode;
}

/**
 * Pictures of a post: chosen, dropped or pasted; uploaded immediately with progress, retry and cancel; sorted by
 * buttons or dragging, and each with an alternative text. Texts: posts, photos.
 */
export function PicturePicker({ id, photos, alts, onAlt, error, beside }: PicturePickerProps) {
  const say = useText('posts');
  const sayPhotos = useText('photos');
  const [isOver, setIsOver] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState('');
  usePastedPictures(photos);
  useEffect(() => {
    if (photos.list.length === 0) setMoved('');
  }, [photos.list.length]);

  function move(key: string, to: number): void {
    photos.move(key, to);
    setMoved(say('pictureMoved', { number: to + 1, total: photos.list.length }));
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    if (!dragged) photos.add(picturesIn(event.dataTransfer));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the field inside
    <div
      className={`grid gap-2 rounded-2xl ${isOver ? 'bg-tint outline-2 outline-primary outline-dashed' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!dragged);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <ol aria-label={say('pictures')} className="grid gap-2 empty:hidden">
        {photos.list.map((photo, index) => (
          <PictureEntry
            key={photo.key}
            id={`${id}-${photo.key}`}
            photo={photo}
            index={index}
            total={photos.list.length}
            alt={alts[photo.key] ?? ''}
            isDragged={dragged === photo.key}
            onAlt={(alt) => onAlt(photo.key, alt)}
            onMove={(to) => move(photo.key, to)}
            onRemove={() => photos.remove(photo.key)}
            onRetry={() => photos.retry(photo.key)}
            onDrag={(isOn) => setDragged(isOn ? photo.key : null)}
            onDragOver={() => dragged && dragged !== photo.key && move(dragged, index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <PictureInput id={id} photos={photos} isInvalid={error !== undefined} />
        {beside}
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-sm text-negative">
          {error}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {photos.isSending ? sayPhotos('sending') : moved}
        {!photos.isSending && photos.ids.length > 0 ? sayPhotos('sent', { count: photos.ids.length }) : null}
      </p>
    </div>
  );
}

/** The browser's file input, drawn as a button; hidden once the maximum is reached. */
function PictureInput({ id, photos, isInvalid }: { id: string; photos: Photos; isInvalid: boolean }) {
  const say = useText('posts');
  const [types] = useState(pictureTypes);
  if (photos.list.length >= photos.most) return null;
  return (
    <label className="btn btn-quiet justify-self-start text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <CommunityIcon name="image-plus" size={18} />
      {say('addPictures', { most: photos.most })}
      <input
        id={id}
        type="file"
        multiple
        accept={types}
        className="sr-only"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => {
          photos.add([...(event.target.files ?? [])]);
          // The same picture may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </label>
  );
}
