import { useState } from 'react';
import { PrivatePicture } from '../../photos/private-picture.tsx';
import type { Photo } from '../../photos/use-photos.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import type { CommunityIconName } from '../icon-names.gen.ts';

interface PictureEntryProps {
  id: string;
  photo: Photo;
  /** Its index, from 0. */
  index: number;
  total: number;
  alt: string;
  isDragged: boolean;
  onAlt: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onDrag: (isOn: boolean) => void;
  /** Another one is dragged over it. */
  onDragOver: () => void;
}

const shape = 'size-20 rounded-xl object-cover';

function Preview({ photo, label }: { photo: Photo; label: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (photo.preview === null) return <PrivatePicture id={photo.id ?? ''} alt={label} width={240} className={shape} />;
  if (isBroken) return <span role="img" aria-label={label} className={`block bg-tint ${shape}`} />;
  const isPale = photo.state === 'sent' ? '' : 'opacity-60';
  return (
    <img
      src={photo.preview}
      alt={label}
      draggable={false}
      className={`bg-tint ${shape} ${isPale}`}
      onError={() => setIsBroken(true)}
    />
  );
}

function Step({
  icon,
  label,
  disabled,
  onPress,
}: {
  icon: CommunityIconName;
  label: string;
  disabled?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      className="icon-btn aria-disabled:opacity-35"
      onClick={() => !disabled && onPress()}
    >
      <CommunityIcon name={icon} size={18} />
    </button>
  );
}

/** A picture that is added to a post: upload progress, alternative text, position, and a button that removes it. */
export function PictureEntry(props: PictureEntryProps) {
  const { id, photo, index, total, alt, isDragged } = props;
  const say = useText('posts');
  const sayPhotos = useText('photos');
  const number = index + 1;
  const isOnItsWay = photo.state === 'sending' || photo.state === 'waiting';
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl border border-line bg-card p-2 ${isDragged ? 'opacity-50' : ''}`}
      onDragEnter={props.onDragOver}
    >
      {/* Only the picture is draggable, so that text in the field beside it can still be selected. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons behind do the same */}
      <span
        draggable={total > 1}
        className={`relative block w-20 shrink-0 ${total > 1 ? 'cursor-grab' : ''}`}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          props.onDrag(true);
        }}
        onDragEnd={() => props.onDrag(false)}
      >
        <Preview photo={photo} label={sayPhotos('photo', { number })} />
        {isOnItsWay ? (
          <progress
            className="flash-progress mt-1"
            max={1}
            value={photo.progress}
            aria-label={sayPhotos('sendingPhoto', { number })}
          />
        ) : null}
      </span>
      <div className="min-w-40 flex-1">
        {photo.state === 'failed' ? (
          <p role="alert" className="text-sm text-negative">
            {photo.error}{' '}
            {photo.canRetry ? (
              <button type="button" className="min-h-11 font-semibold text-link underline" onClick={props.onRetry}>
                {sayPhotos('retry')}
              </button>
            ) : null}
          </p>
        ) : (
          <>
            <label htmlFor={id} className="text-xs font-semibold">
              {say('pictureAlt', { number })}
            </label>
            <input
              id={id}
              value={alt}
              maxLength={300}
              dir="auto"
              placeholder={say('pictureAltHint')}
              className="field"
              onChange={(event) => props.onAlt(event.target.value)}
            />
          </>
        )}
      </div>
      <span className="ms-auto flex">
        {total > 1 ? (
          <>
            <Step
              icon="chevron-up"
              label={say('pictureEarlier', { number })}
              disabled={index === 0}
              onPress={() => props.onMove(index - 1)}
            />
            <Step
              icon="chevron-down"
              label={say('pictureLater', { number })}
              disabled={index === total - 1}
              onPress={() => props.onMove(index + 1)}
            />
          </>
        ) : null}
        <Step icon="x" label={sayPhotos('remove', { number })} onPress={props.onRemove} />
      </span>
    </li>
  );
}
