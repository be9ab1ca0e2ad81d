import { ApiError } from '@waha/contract/client';
import type { Product, Reel } from '@waha/contract/types';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { storedUser } from '../../auth/stored-user.ts';
import { type Submit, useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { loadReelDraft, storeReelDraft } from './reel-draft.ts';
import { type Film, useFilm } from './use-film.ts';
import { type Poster, usePoster } from './use-poster.ts';

/** Limits of a reel (contract/src/reels). */
export const MOST = { letters: 2_000, products: 3 };
const SENDING_MS = 30_000;

/** Error codes that belong to one field; all others are shown above the button. */
const fieldOfCode: Readonly<Record<string, string>> = {
  'posts.product_not_found': 'product_ids',
  'posts.mention_blocked': 'text',
  'reels.captions_wrong': 'captions',
  'reels.video_failed': 'video_id',
  'reels.video_fixed': 'video_id',
  'uploads.video_not_yours': 'video_id',
};

interface Typed {
  text: string;
  captions: string;
  products: readonly Product[];
}

export interface ReelForm extends Typed {
  film: Film;
  poster: Poster;
  sending: Submit;
  errorOf: (field: 'text' | 'video_id' | 'captions' | 'product_ids') => string | undefined;
  change: (part: Partial<Typed>) => void;
  submit: (event?: FormEvent) => void;
}

/**
 * The form of a reel, new or edited. The film is uploaded meanwhile; the reel can be posted once it is uploaded, and is
 * visible once it is processed. The text of a new one is stored in the browser for its account until it is posted.
 */
export function useReelForm({ reel, onSent }: { reel: Reel | null; onSent: (reel: Reel) => void }): ReelForm {
  const say = useText('reels');
  const api = useApi();
  const [account] = useState(() => storedUser()?.id ?? '');
  const [typed, setTyped] = useState<Typed>(() =>
    reel
      ? { text: reel.text, captions: reel.video.captions ?? '', products: reel.products }
      : { ...loadReelDraft(account), products: [] },
  );
  const film = useFilm(reel?.video.status === 'failed' ? null : (reel?.video.upload_id ?? null));
  const poster = usePoster(reel?.video.poster_upload_id ?? null);
  const sending = useSubmit(say('postFailed'));
  const attempt = useRef({ body: '', key: '' });

  useEffect(() => {
    if (!reel) storeReelDraft(typed, account);
  }, [reel, typed, account]);

  // A missing file arrived, or another one was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the film
  useEffect(() => sending.mend('video_id'), [film.state.kind, film.preview]);

  async function send(video: string): Promise<void> {
    const body = {
      text: typed.text.trim(),
      video_id: video,
      poster_id: poster.id,
      captions: typed.captions.trim() || null,
      product_ids: typed.products.map(({ id }) => id),
    };
    const written = JSON.stringify(body);
    // A retry after a network failure repeats the same reel; changed values get a new key.
    if (attempt.current.body !== written) attempt.current = { body: written, key: crypto.randomUUID() };
    const signal = AbortSignal.timeout(SENDING_MS);
    const sent = reel
      ? await api('PUT /community/reels/{id}', { params: { id: reel.id }, body, signal })
      : await api('POST /community/reels', { body, signal, idempotencyKey: attempt.current.key });
    if (!reel) storeReelDraft({ text: '', captions: '' }, account);
    onSent(sent);
  }

  return {
    ...typed,
    film,
    poster,
    sending,
    errorOf: (field) => sending.errors[field],
    change(part) {
      setTyped((now) => ({ ...now, ...part }));
      sending.mend(...Object.keys(part).map((name) => (name === 'products' ? 'product_ids' : name)));
    },
    submit(event) {
      event?.preventDefault();
      const { id, state } = film;
      const wait = state.kind === 'sending' || poster.isSending;
      if (!id || wait) return sending.show({ video_id: say(wait ? 'stillSending' : 'needFilm') });
      if (typed.text.length > MOST.letters) return sending.show({ text: say('textTooLong') });
      void sending.run(() => send(id).catch(atItsField));
    },
  };
}

/** Rethrows a refusal with the code of a field as an error of that field. */
function atItsField(error: unknown): never {
  if (error instanceof ApiError && error.code !== 'network') {
    const field = fieldOfCode[error.code];
    const { code, message, details } = error;
    if (field) throw new ApiError(error.status, { code, message, details, errors: { [field]: [message] } });
  }
  throw error;
}
