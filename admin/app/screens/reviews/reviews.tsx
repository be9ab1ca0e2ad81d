import type { ModeratedReview } from '@waha/contract/types';
import { reviewStatuses } from '@waha/contract/vocabulary';
import { Star } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { Queue } from '../../queue/queue.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State, type Tone, When } from '../../ui/parts.tsx';
import { SentPhoto } from '../../ui/photo.tsx';

const tones: Record<ModeratedReview['status'], Tone> = {
  pending: 'warn',
  published: 'good',
  rejected: 'bad',
  hidden: 'plain',
};

/** Reviews that await moderation, and decided ones. */
export default function Reviews() {
  const say = useText('reviews');
  const [params, setParams] = useSearchParams();
  const status = reviewStatuses.find((one) => one === params.get('status')) ?? 'pending';
  const publish = useAct('PUT /admin/reviews/{id}/publish', { done: say('published') });
  const reject = useAct('PUT /admin/reviews/{id}/reject', { done: say('rejected') });
  const hide = useAct('PUT /admin/reviews/{id}/hide', { done: say('hidden') });
  const one = ({ id }: ModeratedReview) => ({ params: { id } });
  const reasons = [say('reasonOffTopic'), say('reasonRude'), say('reasonPrivate'), say('reasonAdvert')];
  return (
    <Page title={say('reviews')}>
      <div className="mb-3 flex gap-2 overflow-x-auto pb-1">
        {reviewStatuses.map((shown) => (
          <button
            key={shown}
            type="button"
            className="chip shrink-0"
            aria-pressed={shown === status}
            onClick={() => setParams(shown === 'pending' ? {} : { status: shown })}
          >
            {say(`status_${shown}`)}
          </button>
        ))}
      </div>
      <Queue
        key={status}
        call="GET /admin/reviews"
        query={{ status }}
        name={say('reviews')}
        idOf={({ id }) => String(id)}
        line={(review) => <Line review={review} />}
        detail={(review) => <Detail review={review} />}
        acts={[
          {
            label: say('publish'),
            code: 'KeyA',
            letter: 'A',
            kind: 'primary',
            isOffered: (review) => review.status !== 'published',
            run: async (review) => (await publish.run(one(review))) !== undefined,
          },
          {
            label: say('reject'),
            code: 'KeyR',
            letter: 'R',
            kind: 'danger',
            isOffered: (review) => review.status === 'pending',
            reason: { title: say('rejectTitle'), label: say('reason'), reasons },
            run: async (review, reason) => (await reject.run({ ...one(review), body: { reason } })) !== undefined,
          },
          {
            label: say('hide'),
            code: 'KeyR',
            letter: 'R',
            kind: 'danger',
            isOffered: (review) => review.status === 'published',
            reason: { title: say('hideTitle'), label: say('reason'), reasons },
            run: async (review, reason) => (await hide.run({ ...one(review), body: { reason } })) !== undefined,
          },
        ]}
        empty={{ title: say(status === 'pending' ? 'noneWaiting' : 'none'), text: say('noneText') }}
      />
    </Page>
  );
}

function Line({ review }: { review: ModeratedReview }) {
  return (
    <span className="grid gap-0.5">
      <span className="flex items-center gap-2">
        <Stars rating={review.rating} />
        <span className="min-w-0 truncate font-semibold">{review.author}</span>
        <span className="ms-auto text-xs text-soft">
          <When at={review.created_at} />
        </span>
      </span>
      <span className="truncate text-sm text-soft">{review.product.name}</span>
    </span>
  );
}

function Detail({ review }: { review: ModeratedReview }) {
  const say = useText('reviews');
  return (
    <article className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} />
        <h2 className="font-bold">{review.author}</h2>
        <State tone={tones[review.status]}>{say(`status_${review.status}`)}</State>
        <a
          href={`/product/${review.product.id}`}
          target="_blank"
          rel="noreferrer"
          className="ms-auto text-link hover:underline"
        >
          {review.product.name}
        </a>
      </header>
      {review.held_for.length > 0 ? (
        <p className="rounded-lg bg-warning-tint px-3 py-2 text-warning">
          {review.held_for.map((reason) => say(`held_${reason}`)).join(' · ')}
        </p>
      ) : null}
      {review.fit ? <p className="text-soft">{say(`fit_${review.fit}`)}</p> : null}
      {review.title ? (
        <p dir="auto" className="font-semibold">
          {review.title}
        </p>
      ) : null}
      <p dir="auto" className="max-w-prose whitespace-pre-line">
        {review.text}
      </p>
      {review.photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {review.photos.map(({ id, url }) => (
            <li key={url}>
              {id ? (
                <SentPhoto id={id} alt={say('photo')} />
              ) : (
                <img src={url} alt={say('photo')} className="size-28 rounded-lg object-cover" />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {review.status_reason ? (
        <p dir="auto" className="text-soft">
          {say('toldWhy', { reason: review.status_reason })}
        </p>
      ) : null}
    </article>
  );
}

function Stars({ rating }: { rating: number }) {
  const say = useText('reviews');
  return (
    <span className="inline-flex shrink-0 items-center gap-1 tabular-nums">
      <Star className="size-4 fill-star text-star" aria-hidden="true" />
      <span className="sr-only">{say('stars', { count: rating })}</span>
      <span aria-hidden="true">{rating}</span>
    </span>
  );
}
