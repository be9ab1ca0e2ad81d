import type { ContestEntry } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { PhotoField } from '../../photos/photo-field.tsx';
import { usePhotos } from '../../photos/use-photos.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { atItsField } from '../parts/at-its-field.ts';
import { PostChoice } from './post-choice.tsx';

const CAPTION_LENGTH = 300;

interface EntryFormProps {
  contestId: number;
  onEntered: (entry: ContestEntry) => void;
}

/** Form to enter a contest with a photo or with one's own post. The choice stays after a refusal. */
export function EntryForm({ contestId, onEntered }: EntryFormProps) {
  const say = useText('contests');
  const sayCommunity = useText('community');
  const api = useApi();
  const sending = useSubmit(sayCommunity('networkTrouble'));
  const photos = usePhotos({ most: 1 });
  const [isPhoto, setIsPhoto] = useState(true);
  const [postId, setPostId] = useState<number | null>(null);
  const [caption, setCaption] = useState('');
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [photo] = photos.ids;

  function missing(): Record<string, string> {
    if (!isPhoto) return postId === null ? { post_id: say('postNeeded') } : {};
    if (photos.isSending) return { photo: say('photoWaits') };
    return photo ? {} : { photo: say('photoNeeded') };
  }

  async function enter(): Promise<void> {
    const entry = await api('POST /community/contests/{id}/entries', {
      params: { id: contestId },
      body: { ...(isPhoto ? { photo: photo ?? null } : { post_id: postId }), caption: caption.trim() },
      idempotencyKey,
      signal: AbortSignal.timeout(20_000),
    }).catch((error: unknown) => {
      setKey(crypto.randomUUID());
      return atItsField({ 'contests.post_entered': 'post_id', 'uploads.not_yours': 'photo' })(error);
    });
    showToast({ text: say(entry.status === 'shown' ? 'sent' : 'sentWaits'), tone: 'positive', timeoutMs: 8_000 });
    onEntered(entry);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = missing();
    if (Object.keys(wrong).length > 0) sending.show(wrong);
    else void sending.run(enter);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-card border border-line bg-card p-4">
      <h2 className="text-lg">{say('enter')}</h2>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{say('enterWith')}</legend>
        {[true, false].map((one) => (
          <label
            key={String(one)}
            className="chip min-h-11 cursor-pointer has-checked:border-primary has-checked:bg-tint has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="entry-kind"
              className="sr-only"
              checked={isPhoto === one}
              onChange={() => {
                setIsPhoto(one);
                sending.mend('photo', 'post_id');
              }}
            />
            {say(one ? 'withPhoto' : 'withPost')}
          </label>
        ))}
      </fieldset>
      {isPhoto ? (
        <PhotoField
          id="entry-photo"
          photos={photos}
          label={say('photo')}
          hint={say('photoHint')}
          error={sending.errors.photo}
        />
      ) : (
        <PostChoice
          chosen={postId}
          error={sending.errors.post_id}
          onChoose={(id) => {
            setPostId(id);
            sending.mend('post_id');
          }}
        />
      )}
      <TextField
        id="entry-caption"
        label={say('caption')}
        optional={sayCommunity('optional')}
        value={caption}
        onChange={setCaption}
        maxLength={CAPTION_LENGTH}
        error={sending.errors.caption}
        multiline
      />
      <FormTrouble message={sending.trouble} />
      <SubmitButton
        label={say('send')}
        working={say('sending')}
        isWorking={sending.isSending}
        className="justify-self-start"
      />
    </form>
  );
}
