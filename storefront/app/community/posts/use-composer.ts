import type { Post, Product } from '@waha/contract/types';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { storedUser } from '../../auth/stored-user.ts';
import { type Submit, useSubmit } from '../../auth/use-submit.ts';
import { type Photos, usePhotos } from '../../photos/use-photos.ts';
import { useText } from '../../text/use-text.ts';
import { atItsField } from '../parts/at-its-field.ts';
import { POLL, type PollDraft, writtenOptions } from '../polls/poll-draft.ts';
import { emptyDraft, loadDraft, type PostDraft, storeDraft } from './draft.ts';

/** Limits of a post (contract/src/posts). */
export const MOST = { letters: 2_000, pictures: 4, products: 5 };

const SENDING_MS = 30_000;

/** Error codes that belong to one field; all others are shown above the button. */
const fieldOfCode: Readonly<Record<string, string>> = {
  'posts.product_not_found': 'product_ids',
  'posts.mention_blocked': 'text',
  'uploads.not_yours': 'images',
  'posts.options_repeated': 'poll',
};

interface Typed {
  text: string;
  alts: Readonly<Record<string, string>>;
  products: readonly Product[];
  poll: PollDraft | null;
}

export interface Composer extends Typed {
  photos: Photos;
  sending: Submit;
  /** Error of a field, including errors of values inside it. */
  errorOf: (field: 'text' | 'images' | 'product_ids' | 'poll') => string | undefined;
  change: (part: Partial<Typed>) => void;
  submit: (event?: FormEvent) => void;
}

/** The poll as it is sent: left out where the post's own is fixed by votes, or there is and was none. */
function pollOf(post: Post | null, { poll }: Typed) {
  if (post?.poll && post.poll.vote_count > 0) return {};
  if (poll) return { poll: { options: writtenOptions(poll), days: poll.days } };
  return post?.poll ? { poll: null } : {};
}

/** Initial values: those of the edited post, or the stored draft, with the shared text behind its own once. */
function beginning(post: Post | null, account: string, shared: string): PostDraft & { productIds: number[] } {
  if (!post) {
    const draft = { ...emptyDraft, ...loadDraft(account) };
    const isThere = draft.text.includes(shared);
    return isThere ? draft : { ...draft, text: [draft.text, shared].filter(Boolean).join('\n') };
  }
  const pictures = post.image_ids.map((id, index) => ({ id, alt: post.images[index]?.alt ?? '' }));
  const poll = post.poll && { options: post.poll.options.map((option) => option.text), days: post.poll.days };
  return { text: post.text, pictures, products: post.products, productIds: [], poll };
}

/**
 * Loads the products of a draft, which are stored by their ids, in their current state; leaves out those that are gone.
 */
function useDraftProducts(ids: readonly number[], onCome: (products: Product[]) => void): boolean {
  const api = useApi();
  const [isThere, setIsThere] = useState(ids.length === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the draft had
  useEffect(() => {
    if (ids.length === 0) return;
    const signal = AbortSignal.timeout(10_000);
    const asked = ids.map((id) => api('GET /products/{id}', { params: { id }, signal }).catch(() => null));
    void Promise.all(asked).then((found) => {
      onCome(found.filter((product) => product !== null));
      setIsThere(true);
    });
  }, []);
  return isThere;
}

interface ComposerInput {
  post: Post | null;
  /** Text to add to that of a new post. */
  shared: string | undefined;
  onSent: (post: Post) => void;
}

/**
 * Form of a new or edited post: values, errors, and sending it once. A new post is stored in the browser for its
 * account until it is sent.
 */
export function useComposer({ post, shared = '', onSent }: ComposerInput): Composer {
  const say = useText('posts');
  const sayPhotos = useText('photos');
  const api = useApi();
  const [account] = useState(() => storedUser()?.id ?? '');
  const [begun] = useState(() => beginning(post, account, shared));
  const photos = usePhotos({ most: MOST.pictures, present: begun.pictures });
  const [typed, setTyped] = useState<Typed>({
    text: begun.text,
    alts: Object.fromEntries(begun.pictures.map(({ id, alt }) => [id, alt])),
    products: begun.products,
    poll: begun.poll,
  });
  const hasProducts = useDraftProducts(begun.productIds, (products) => setTyped((now) => ({ ...now, products })));
  const sending = useSubmit(say('sendFailed'));
  const attempt = useRef({ body: '', key: '' });
  const pictures = photos.list.flatMap(({ id, key }) => (id ? [{ id, alt: (typed.alts[key] ?? '').trim() }] : []));
  const draft: PostDraft = { text: typed.text, pictures, products: typed.products, poll: typed.poll };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed, once all of the draft is there again
  useEffect(() => {
    if (!post && hasProducts) storeDraft(draft, account);
  }, [typed, photos.list, hasProducts]);

  function whatIsMissing(): Record<string, string> {
    return {
      ...(typed.text.trim() === '' && { text: say('needText') }),
      ...(typed.text.length > MOST.letters && { text: say('textTooLong') }),
      ...(typed.poll && writtenOptions(typed.poll).length < POLL.fewest && { poll: say('needOptions') }),
      ...(photos.hasFailed && { images: sayPhotos('someFailed') }),
      ...(photos.isSending && { images: sayPhotos('stillSending') }),
    };
  }

  async function send(): Promise<void> {
    const body = {
      text: typed.text,
      images: pictures,
      product_ids: typed.products.map(({ id }) => id),
      ...pollOf(post, typed),
    };
    const written = JSON.stringify(body);
    // A retry after a network failure repeats the same post; changed values get a new key.
    if (attempt.current.body !== written) attempt.current = { body: written, key: crypto.randomUUID() };
    const signal = AbortSignal.timeout(SENDING_MS);
    const sent = post
      ? await api('PUT /community/posts/{id}', { params: { id: post.id }, body, signal })
      : await api('POST /community/posts', { body, signal, idempotencyKey: attempt.current.key });
    if (!post) storeDraft(emptyDraft, account);
    onSent(sent);
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    const missing = whatIsMissing();
    if (Object.keys(missing).length > 0) sending.show(missing);
    else void sending.run(() => send().catch(atItsField(fieldOfCode)));
  }

  return {
    ...typed,
    photos,
    sending,
    errorOf: (field) => Object.entries(sending.errors).find(([name]) => name.split('.')[0] === field)?.[1],
    change(part) {
      setTyped((now) => ({ ...now, ...part }));
      const mended = { text: part.text, images: part.alts, product_ids: part.products, poll: part.poll };
      const fields = Object.entries(mended).filter(([, value]) => value !== undefined);
      sending.mend(...fields.map(([field]) => field));
    },
    submit,
  };
}
