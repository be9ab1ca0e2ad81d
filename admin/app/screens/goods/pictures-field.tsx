import { failureText } from '@waha/contract/client';
import type { AdminPicture } from '@waha/contract/types';
import { ArrowRight, Camera, ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { sendFile } from '../../api/api.ts';
import { InBoth, TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { draggedRow } from '../../ui/dragged-row.ts';
import { useToast } from '../../ui/toasts.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { type PictureValue, pictureValue } from './picture-value.ts';

interface PicturesProps {
  pictures: readonly PictureValue[];
  /** Updates the current pictures: uploads finish one by one while other changes are made. */
  change: (to: (pictures: readonly PictureValue[]) => PictureValue[]) => void;
  errorOf: (path: `images.${number}.key`) => string | undefined;
  most: number;
}

/**
 * Pictures added by drag and drop, from a file or by the camera; ordered, each with its alternative text in both
 * languages.
 */
export function PicturesField({ pictures, change, errorOf, most }: PicturesProps) {
  const say = useText('products');
  const { send, sending } = useSending((picture) => change((before) => [...before, picture].slice(0, most)));
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };
  const move = (from: number, to: number) =>
    change((before) => {
      const moved = before[from];
      return moved ? before.toSpliced(from, 1).toSpliced(to, 0, moved) : [...before];
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button below is that of the keyboard
    <div
      className={`grid gap-3 rounded-lg ${isOver ? 'outline-2 outline-offset-4 outline-primary outline-dashed' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {pictures.length > 0 ? (
        <ol className="grid gap-3">
          {pictures.map((picture, at) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              at={at}
              isLast={at === pictures.length - 1}
              error={errorOf(`images.${at}.key`)}
              onMove={(to) => move(at, to)}
              onDropped={(from) => move(from, at)}
              onRemove={() => change((before) => before.toSpliced(at, 1))}
              onChange={(next) => change((before) => before.with(at, next))}
            />
          ))}
        </ol>
      ) : null}
      {pictures.length < most ? <Chooser isMultiple={most > 1} onChosen={(files) => void send(files)} /> : null}
      <p role="status" className="text-soft">
        {sending > 0 ? say('uploading', { count: sending }) : ''}
      </p>
    </div>
  );
}

/** Chooses pictures from the device; a phone offers its camera as well. */
function Chooser({ isMultiple, onChosen }: { isMultiple: boolean; onChosen: (files: File[]) => void }) {
  const say = useText('products');
  const input = useRef<HTMLInputElement>(null);
  // One field for both: `capture` opens the camera instead of the pictures of the phone.
  const photograph = () => {
    input.current?.setAttribute('capture', 'environment');
    input.current?.click();
    input.current?.removeAttribute('capture');
  };
  return (
    <div className="grid grid-flow-col gap-2">
      <button type="button" className="btn btn-quiet min-h-16 lg:hidden" onClick={photograph}>
        <Camera className="size-6" aria-hidden="true" />
        {say('photograph')}
      </button>
      <label className="grid min-h-16 cursor-pointer place-items-center gap-1 rounded-lg border border-line-strong border-dashed px-4 py-2 text-center focus-within:outline-2 focus-within:outline-primary hover:bg-tint lg:py-6">
        <span className="flex items-center gap-2 font-semibold">
          <ImagePlus className="size-6 text-soft" aria-hidden="true" />
          {say('choosePictures')}
        </span>
        <span className="hidden text-sm text-soft lg:block">{say('picturesHint')}</span>
        <input
          ref={input}
          type="file"
          className="sr-only"
          accept="image/*"
          multiple={isMultiple}
          onChange={(event) => {
            onChosen([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
    </div>
  );
}

/** Uploads pictures one after another: the server takes a moment to make the sizes of each. */
function useSending(onSent: (picture: PictureValue) => void) {
  const common = useText('common');
  const toast = useToast();
  const [sending, setSending] = useState(0);
  const send = async (files: readonly File[]) => {
    setSending((count) => count + files.length);
    for (const file of files) {
      try {
        onSent(pictureValue(await sendFile<AdminPicture>('POST /admin/products/pictures', file)));
      } catch (error) {
        toast({ kind: 'bad', text: `${file.name}: ${failureText(error, common('unreachable'))}` });
      }
      setSending((count) => count - 1);
    }
  };
  return { send, sending };
}

interface RowProps {
  picture: PictureValue;
  at: number;
  isLast: boolean;
  error: string | undefined;
  onMove: (to: number) => void;
  /** Another picture was dropped on this one and takes its place. */
  onDropped: (from: number) => void;
  onRemove: () => void;
  onChange: (picture: PictureValue) => void;
}

const DRAGGED = 'application/x-waha-picture';

function PictureRow({ picture, at, isLast, error, onMove, onDropped, onRemove, onChange }: RowProps) {
  const say = useText('products');
  const number = at + 1;
  const [isOpen, setOpen] = useState(useIsWide());
  return (
    <li
      className="flex flex-wrap items-start gap-3 rounded-lg border border-line p-2"
      {...draggedRow({ type: DRAGGED, at, isDraggable: true, onDropped })}
    >
      <img src={picture.url} alt={say('pictureOf', { number })} className="size-20 rounded-lg object-cover" />
      <div className="ms-auto flex gap-1 lg:ms-0">
        <button
          type="button"
          className="icon-btn"
          aria-label={say('moveEarlier', { number })}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <ArrowRight className="size-4 ltr:-scale-x-100" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={say('moveLater', { number })}
          disabled={isLast}
          onClick={() => onMove(at + 1)}
        >
          <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn text-negative"
          aria-label={say('removePicture', { number })}
          onClick={onRemove}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </button>
      </div>
      <details
        className="group/alt basis-full lg:min-w-56 lg:grow lg:basis-0"
        open={isOpen || error !== undefined}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center text-sm text-link underline lg:group-open/alt:hidden">
          {say('altFold')}
        </summary>
        <InBoth>
          <TextField
            name={`alt_ar_${at}`}
            value={picture.alt_ar}
            onChange={(alt_ar) => onChange({ ...picture, alt_ar })}
            error={error}
            label={say('altAr')}
            lang="ar"
            dir="rtl"
            most={300}
            isOptional
          />
          <TextField
            name={`alt_en_${at}`}
            value={picture.alt_en}
            onChange={(alt_en) => onChange({ ...picture, alt_en })}
            error={undefined}
            label={say('altEn')}
            lang="en"
            dir="ltr"
            most={300}
            isOptional
          />
        </InBoth>
      </details>
    </li>
  );
}
