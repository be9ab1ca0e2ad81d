import type { OwnReview } from '@waha/contract/types';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { type FieldMessages, useSubmit } from '../auth/use-submit.ts';
import { PhotoField } from '../photos/photo-field.tsx';
import { type Photos, usePhotos } from '../photos/use-photos.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { TextField } from '../ui/fields/field.tsx';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { FitField } from './fit-field.tsx';
import { draftOf, type ReviewDraft, storeDraft, storedDraft } from './review-draft.ts';
import { StarField } from './star-field.tsx';

const MOST_PHOTOS = 4;
const SENDING_MS = 20_000;

interface ReviewFormProps {
  product: { id: number; name: string };
  /** The review to change; null writes a new one. */
  review: OwnReview | null;
  /** Whether the product has sizes to wear. */
  asksFit: boolean;
  onSent: (review: OwnReview) => void;
  onCancel: () => void;
}

type Draft = ReturnType<typeof useDraft>;

/** Draft, stored in the tab until it is sent; an existing review is stored by the shop. */
function useDraft(productId: number, review: OwnReview | null) {
  const [draft, setDraft] = useState<ReviewDraft>(() => (review ? null : storedDraft(productId)) ?? draftOf(review));
  useEffect(() => {
    if (!review) storeDraft(productId, draft);
  }, [draft, productId, review]);
  return { draft, change: (part: Partial<ReviewDraft>) => setDraft((before) => ({ ...before, ...part })) };
}

/** Shows missing fields, or sends the review and shows its status. */
function useSendReview({ product, review, asksFit, onSent }: ReviewFormProps, draft: ReviewDraft, photos: Photos) {
  const say = useText('review');
  const sayPhotos = useText('photos');
  const api = useApi();
  const sending = useSubmit(say('failed'));

  function whatIsMissing(): Record<string, string> {
    return {
      ...(draft.rating === 0 && { rating: say('chooseStars') }),
      ...(draft.text.trim() === '' && { text: say('textNeeded') }),
      ...(photos.hasFailed && { photos: sayPhotos('someFailed') }),
      ...(photos.isSending && { photos: sayPhotos('stillSending') }),
    };
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = whatIsMissing();
    if (Object.keys(missing).length > 0) {
      sending.show(missing);
      return;
    }
    const { rating, text } = draft;
    const body = {
      rating,
      text,
      title: draft.title.trim() || null,
      photos: photos.ids,
      ...(asksFit && { fit: draft.fit }),
    };
    await sending.run(async () => {
      const signal = AbortSignal.timeout(SENDING_MS);
      const sent = review
        ? await api('PUT /reviews/{id}', { params: { id: review.id }, body, signal })
        : await api('POST /reviews', { body: { ...body, product_id: product.id }, signal });
      storeDraft(product.id, null);
      showToast({ text: say(sent.status === 'published' ? 'published' : 'pending'), tone: 'positive' });
      onSent(sent);
    });
  }

  return { sending, send };
}

interface FieldsProps extends Draft {
  idOf: (field: string) => string;
  photos: Photos;
  errors: FieldMessages;
  asksFit: boolean;
}

function Fields({ idOf, draft, change, photos, errors, asksFit }: FieldsProps) {
  const say = useText('review');
  return (
    <>
      <StarField
        id={idOf('rating')}
        value={draft.rating}
        error={errors.rating}
        onChange={(rating) => change({ rating })}
      />
      {asksFit ? (
        <FitField id={idOf('fit')} value={draft.fit} error={errors.fit} onChange={(fit) => change({ fit })} />
      ) : null}
      <TextField
        id={idOf('title')}
        label={say('headline')}
        optional={say('optional')}
        value={draft.title}
        error={errors.title}
        maxLength={120}
        onChange={(title) => change({ title })}
      />
      <TextField
        id={idOf('text')}
        label={say('text')}
        hint={say('textHint')}
        value={draft.text}
        error={errors.text}
        maxLength={2_000}
        multiline
        rows={5}
        onChange={(text) => change({ text })}
      />
      <PhotoField
        id={idOf('photos')}
        photos={photos}
        label={say('photos')}
        optional={say('optional')}
        error={errors.photos}
      />
    </>
  );
}

/** Form that writes or edits a review. Typed values survive refusals, a lost connection and a reload. */
export function ReviewForm(props: ReviewFormProps) {
  const { product, review, asksFit, onCancel } = props;
  const say = useText('review');
  const { draft, change } = useDraft(product.id, review);
  const photos = usePhotos({ most: MOST_PHOTOS, present: review?.photos ?? [] });
  const { sending, send } = useSendReview(props, draft, photos);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form takes the focus, because the button that opened it is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function changeAndMend(part: Partial<ReviewDraft>): void {
    change(part);
    sending.mend(...Object.keys(part));
  }

  return (
    <form noValidate onSubmit={send} className="grid max-w-2xl gap-5 rounded-card border border-line bg-card p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {say('title', { name: product.name })}
      </h3>
      <Fields
        // A page may hold several of these forms.
        idOf={(field) => `review-${product.id}-${field}`}
        draft={draft}
        change={changeAndMend}
        photos={photos}
        errors={sending.errors}
        asksFit={asksFit}
      />
      <p className="text-xs text-soft">{say('note')}</p>
      <div>
        <FormTrouble message={sending.trouble} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton label={say(review ? 'save' : 'send')} working={say('sending')} isWorking={sending.isSending} />
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {say('cancel')}
          </button>
        </div>
      </div>
    </form>
  );
}
