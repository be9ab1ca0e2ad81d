import { ApiError, failureText } from '@waha/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useRootData } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { asJpeg } from './as-jpeg.ts';
import { MAX_PICTURE_BYTES, sendPicture } from './send-picture.ts';

/** Two uploads fill an ordinary connection; more would only slow each other down. */
const AT_ONCE = 2;

export interface Photo {
  key: string;
  /** Address of the browser's own copy; null for an uploaded photo, which is loaded from the server. */
  preview: string | null;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Progress from 0 to 1. */
  progress: number;
  /** Id of the upload, once it is sent. */
  id: string | null;
  /** Reason of the failure, as text. */
  error: string | null;
  /** A retry may succeed: the network failed, not the picture. */
  canRetry: boolean;
}

export interface Photos {
  list: readonly Photo[];
  /** Maximum number of photos. */
  most: number;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
  /** Moves a photo to an index (from 0); those between move up. */
  move: (key: string, to: number) => void;
  clear: () => void;
  /** Ids of the finished uploads, in the order shown: the value a form sends. */
  ids: string[];
  isSending: boolean;
  /** True if an upload failed: the form should report it before leaving the photo out. */
  hasFailed: boolean;
}

interface FieldPhoto extends Photo {
  /** Null for a photo that was there before. */
  file: File | null;
  abort: AbortController;
}

export interface UsePhotosOptions {
  most: number;
  /** Photos that exist already, by their uploads. */
  present?: readonly { id: string }[];
}

/**
 * Photos of a form. Each is uploaded as soon as it is chosen, two at a time, so that a form refused for another reason
 * sends none of them again. `ids` go into the call of the form.
 */
export function usePhotos({ most, present = [] }: UsePhotosOptions): Photos {
  const { storeKey, language } = useRootData();
  const say = useText('photos');
  const [list, setList] = useState<readonly FieldPhoto[]>(() => present.map(presentPhoto));
  // Uploads under way, by key: state updates with the next rendering, and none must be sent twice.
  const running = useRef(new Set<string>());
  const change = (key: string, part: Partial<FieldPhoto>) =>
    setList((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  async function send(photo: FieldPhoto, file: File): Promise<void> {
    running.current.add(photo.key);
    change(photo.key, { state: 'sending', progress: 0, error: null });
    const onProgress = (progress: number) => change(photo.key, { progress });
    try {
      const { id } = await sendPicture(await asJpeg(file), {
        storeKey,
        language,
        onProgress,
        signal: photo.abort.signal,
      });
      change(photo.key, { state: 'sent', progress: 1, id });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
      change(photo.key, { state: 'failed', error: failureText(error, say('failed')), canRetry: !isRefused });
    } finally {
      running.current.delete(photo.key);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the list may let the next one go
  useEffect(() => {
    const next = list.find((photo) => photo.state === 'waiting' && !running.current.has(photo.key));
    if (next?.file && running.current.size < AT_ONCE) void send(next, next.file);
  }, [list]);

  const last = useRef(list);
  last.current = list;
  useEffect(() => () => last.current.forEach(forget), []);

  return {
    list,
    most,
    add(files) {
      setList((before) => {
        const room = Math.max(0, most - before.length);
        return [...before, ...files.slice(0, room).map((file) => chosen(file, say))];
      });
    },
    remove(key) {
      const gone = list.find((photo) => photo.key === key);
      if (gone) forget(gone);
      setList((before) => before.filter((photo) => photo.key !== key));
    },
    retry: (key) => change(key, { state: 'waiting', error: null, abort: new AbortController() }),
    move(key, to) {
      setList((before) => {
        const moved = before.find((photo) => photo.key === key);
        return moved ? before.filter((photo) => photo !== moved).toSpliced(to, 0, moved) : before;
      });
    },
    clear() {
      list.forEach(forget);
      setList([]);
    },
    ids: list.flatMap((photo) => photo.id ?? []),
    isSending: list.some((photo) => photo.state === 'waiting' || photo.state === 'sending'),
    hasFailed: list.some((photo) => photo.state === 'failed'),
  };
}

type Say = ReturnType<typeof useText<'photos'>>;

function chosen(file: File, say: Say): FieldPhoto {
  const error = whyNot(file, say);
  return {
    key: crypto.randomUUID(),
    preview: URL.createObjectURL(file),
    state: error ? 'failed' : 'waiting',
    progress: 0,
    id: null,
    error,
    canRetry: false,
    file,
    abort: new AbortController(),
  };
}

/** Checks that need no request; the server checks the rest. */
function whyNot(file: File, say: Say): string | null {
  // Browsers without HEIC support report no type for it.
  const isPicture = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name);
  if (!isPicture || file.type === 'image/svg+xml') return say('notImage');
  return file.size > MAX_PICTURE_BYTES ? say('tooLarge') : null;
}

function presentPhoto({ id }: { id: string }): FieldPhoto {
  const shape = { state: 'sent', preview: null, progress: 1, error: null, canRetry: false, file: null } as const;
  return { ...shape, key: id, id, abort: new AbortController() };
}

function forget({ abort, preview }: FieldPhoto): void {
  abort.abort();
  if (preview) URL.revokeObjectURL(preview);
}
