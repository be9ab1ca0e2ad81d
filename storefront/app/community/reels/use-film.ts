import { ApiError, failureText } from '@waha/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { MAX_FILM_BYTES, sendFilm } from './send-film.ts';

export type FilmState =
  | { kind: 'none' }
  | { kind: 'sending'; progress: number; isStalled: boolean }
  /** Uploaded; the server is processing it. */
  | { kind: 'making'; id: string }
  | { kind: 'ready'; id: string }
  /** `canRetry`: the same file may succeed; otherwise only another one. */
  | { kind: 'failed'; error: string; canRetry: boolean };

export interface Film {
  state: FilmState;
  /** Address of the browser's own copy of the file. */
  preview: string | null;
  choose: (file: File) => void;
  /** Checks facts that the browser read before the upload began. */
  judge: (known: { seconds: number; width: number; height: number }) => void;
  cancel: () => void;
  retry: () => void;
  /** Id of the upload, as soon as a reel may name it. */
  id: string | null;
}

const MOST_SECONDS = 60.5;
const LOOK_AGAIN_MS = 1_500;

/**
 * The film of a form: uploaded as soon as it is chosen, with progress, cancel and retry, and resumed after a lost
 * connection. Processing and its failure are then reported while the form is filled in. `present`: the upload of an
 * edited reel.
 */
export function useFilm(present: string | null): Film {
  const { storeKey, language } = useRootData();
  const api = useApi();
  const say = useText('reels');
  const [state, setState] = useState<FilmState>(present ? { kind: 'ready', id: present } : { kind: 'none' });
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const sending = useRef<AbortController>(null);

  async function send(chosen: File): Promise<void> {
    const abort = new AbortController();
    sending.current?.abort();
    sending.current = abort;
    const show = (next: FilmState) => {
      if (sending.current === abort) setState(next);
    };
    let now = { kind: 'sending' as const, progress: 0, isStalled: false };
    const change = (part: Partial<typeof now>) => {
      now = { ...now, ...part };
      show(now);
    };
    show(now);
    try {
      const id = await sendFilm(chosen, {
        storeKey,
        language,
        onProgress: (progress) => change({ progress }),
        onStalled: (isStalled) => change({ isStalled }),
        signal: abort.signal,
      });
      show({ kind: 'making', id });
    } catch (error) {
      if (abort.signal.aborted) return;
      const canRetry = error instanceof ApiError && error.status === 429;
      show({ kind: 'failed', error: failureText(error, say('sendFailed')), canRetry });
    }
  }

  function stop(next: FilmState): void {
    sending.current?.abort();
    sending.current = null;
    setState(next);
  }

  // Processing is polled until its outcome is known.
  const making = state.kind === 'making' ? state.id : null;
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(async () => {
      const call = { params: { id: making }, signal: AbortSignal.timeout(5_000) };
      const video = await api('GET /uploads/videos/{id}', call).catch(() => null);
      if (video?.status === 'ready') setState({ kind: 'ready', id: making });
      if (video?.status === 'failed')
        setState({ kind: 'failed', error: video.failure?.message ?? say('sendFailed'), canRetry: false });
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [making, api, say]);

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  useEffect(() => () => sending.current?.abort(), []);

  return {
    state,
    preview,
    choose(chosen) {
      setFile(chosen);
      setPreview(URL.createObjectURL(chosen));
      if (chosen.size > MAX_FILM_BYTES) return stop({ kind: 'failed', error: say('tooLarge'), canRetry: false });
      void send(chosen);
    },
    judge({ seconds, width, height }) {
      if (state.kind !== 'sending') return;
      if (seconds > MOST_SECONDS) stop({ kind: 'failed', error: say('tooLong'), canRetry: false });
      else if (width > height) stop({ kind: 'failed', error: say('landscape'), canRetry: false });
    },
    cancel() {
      setFile(null);
      setPreview(null);
      stop({ kind: 'none' });
    },
    retry() {
      if (file) void send(file);
    },
    id: state.kind === 'making' || state.kind === 'ready' ? state.id : null,
  };
}
