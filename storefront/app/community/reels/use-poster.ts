import { useEffect, useRef, useState } from 'react';
import { sendPicture } from '../../photos/send-picture.ts';
import { useRootData } from '../../shell/root-data.ts';
import { drawFrame } from './draw-frame.ts';

export interface Poster {
  /** Id of the upload; null without a poster, which a reel does not need. */
  id: string | null;
  /** Address of its preview; null for one that was uploaded earlier. */
  preview: string | null;
  isSending: boolean;
  /** Takes the current frame of a film. */
  take: (video: HTMLVideoElement) => Promise<void>;
  forget: () => void;
}

/** Poster of a reel: one frame of its film, drawn by the browser and uploaded like any picture. */
export function usePoster(present: string | null): Poster {
  const { storeKey, language } = useRootData();
  const [id, setId] = useState(present);
  const [preview, setPreview] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const last = useRef<AbortController>(null);
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  useEffect(() => () => last.current?.abort(), []);
  return {
    id,
    preview,
    isSending,
    async take(video) {
      last.current?.abort();
      const abort = new AbortController();
      last.current = abort;
      const picture = await drawFrame(video);
      if (!picture || abort.signal.aborted) return;
      setPreview(URL.createObjectURL(picture));
      setIsSending(true);
      try {
        const sent = await sendPicture(picture, {
          storeKey,
          language,
          onProgress: () => undefined,
          signal: abort.signal,
        });
        setId(sent.id);
      } catch {
        // A reel does not need a poster.
        if (!abort.signal.aborted) setPreview(null);
      } finally {
        if (last.current === abort) setIsSending(false);
      }
    },
    forget() {
      last.current?.abort();
      setId(null);
      setPreview(null);
      setIsSending(false);
    },
  };
}
