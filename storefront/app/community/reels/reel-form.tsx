import type { Reel } from '@waha/contract/types';
import { useId } from 'react';
import { useText } from '../../text/use-text.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { MentionBox } from '../mentions/mention-box.tsx';
import { ProductPicker } from '../products/product-picker.tsx';
import { CaptionsField } from './captions-field.tsx';
import { FilmField } from './film-field.tsx';
import { MOST, useReelForm } from './use-reel-form.ts';

interface ReelFormProps {
  /** The reel to edit; null makes a new one. */
  reel: Reel | null;
  onSent: (reel: Reel) => void;
  onCancel: () => void;
}

/** Form that posts a reel or edits one. Typed text survives refusals, a lost connection and a reload. */
export function ReelForm({ reel, onSent, onCancel }: ReelFormProps) {
  const say = useText('reels');
  const id = useId();
  const form = useReelForm({ reel, onSent });
  const { sending } = form;
  return (
    <form
      noValidate
      aria-label={say(reel ? 'editTitle' : 'newTitle')}
      onSubmit={form.submit}
      className="grid gap-5 rounded-card border border-line bg-card p-4"
    >
      <FilmField id={`${id}-film`} film={form.film} poster={form.poster} error={form.errorOf('video_id')} />
      <MentionBox
        id={`${id}-text`}
        label={say('text')}
        value={form.text}
        most={MOST.letters}
        rows={2}
        placeholder={say('textPlaceholder')}
        error={form.errorOf('text')}
        onChange={(text) => form.change({ text })}
        onSend={form.submit}
      />
      <ProductPicker
        id={`${id}-products`}
        chosen={form.products}
        most={MOST.products}
        error={form.errorOf('product_ids')}
        onChange={(products) => form.change({ products })}
      />
      <CaptionsField
        id={`${id}-captions`}
        value={form.captions}
        error={form.errorOf('captions')}
        onChange={(captions) => form.change({ captions })}
      />
      <div className="border-t border-line pt-4">
        <FormTrouble message={sending.trouble} />
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton
            label={say(reel ? 'save' : 'post')}
            working={say('posting')}
            isWorking={sending.isSending}
            className="max-sm:flex-1"
          />
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {say('cancel')}
          </button>
        </div>
      </div>
    </form>
  );
}
