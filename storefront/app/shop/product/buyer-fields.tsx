import type { BuyerAnswer, BuyerField } from '@waha/contract/types';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { PhotoField } from '../../photos/photo-field.tsx';
import { usePhotos } from '../../photos/use-photos.ts';
import { useText } from '../../text/use-text.ts';
import { describedBy, FieldFrame, TextField } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { type AnswerError, LONGEST, lengthOf, type PictureStates, readAnswers } from './read-answers.ts';

export interface BuyerFieldsProps {
  fields: readonly BuyerField[];
  /** Set by the form: reads the answers; null after it has shown what is wrong. */
  fill: RefObject<() => BuyerAnswer[] | null>;
}

type Say = ReturnType<typeof useText<'fields'>>;

function errorText(error: AnswerError | undefined, { kind, max_length: most }: BuyerField, say: Say) {
  if (error === undefined) return undefined;
  if (error === 'too_long') return say('tooLong', { most: most ?? LONGEST });
  if (error === 'on_its_way') return say('onItsWay');
  if (error === 'not_sent') return say('notSent');
  return say(kind === 'picture' ? 'pictureMissing' : kind === 'choice' ? 'choiceMissing' : 'missing');
}

/** Fields that the buyer of a product fills; what is typed stays when something is missing. */
export default function BuyerFields({ fields, fill }: BuyerFieldsProps) {
  const say = useText('fields');
  const id = useId();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [pictures, setPictures] = useState<PictureStates>({});
  const [errors, setErrors] = useState<Readonly<Record<string, AnswerError | undefined>>>({});
  const form = useRef<HTMLFieldSetElement>(null);

  function change(key: string, value: string): void {
    setTyped((before) => ({ ...before, [key]: value }));
    setErrors((before) => ({ ...before, [key]: undefined }));
  }

  useEffect(() => {
    fill.current = () => {
      const read = readAnswers(fields, typed, pictures);
      setErrors(read.errors);
      if (Object.keys(read.errors).length === 0) return read.answers;
      // After the errors are drawn; the bar of a phone covers the end of the page.
      requestAnimationFrame(() => {
        const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
        wrong?.focus({ preventScroll: true });
        wrong?.closest('[data-field]')?.scrollIntoView({ block: 'center' });
      });
      return null;
    };
  });

  return (
    <fieldset ref={form} className="grid gap-3">
      <legend className="mb-3 font-bold">{say('title')}</legend>
      {fields.map((field) => {
        const { key, kind } = field;
        const error = errorText(errors[key], field, say);
        const shared = { field, id: `${id}-${key}`, error };
        return (
          <div key={key} data-field>
            {kind === 'text' ? (
              <TextAnswer {...shared} value={typed[key] ?? ''} onChange={(value) => change(key, value)} />
            ) : kind === 'choice' ? (
              <ChoiceAnswer {...shared} value={typed[key] ?? ''} onChange={(value) => change(key, value)} />
            ) : (
              <PictureAnswer
                {...shared}
                onChange={(value, state) => {
                  change(key, value);
                  setPictures((before) => ({ ...before, [key]: state }));
                }}
              />
            )}
          </div>
        );
      })}
      <p className="text-sm text-soft">{say('madeForYou')}</p>
    </fieldset>
  );
}

interface AnswerProps {
  field: BuyerField;
  id: string;
  error: string | undefined;
}
type TypedProps = AnswerProps & { value: string; onChange: (value: string) => void };

const optionalWord = ({ is_required: isRequired }: BuyerField, say: Say) =>
  isRequired ? {} : { optional: say('optional') };

function TextAnswer({ field, id, error, value, onChange }: TypedProps) {
  const say = useText('fields');
  const most = field.max_length ?? LONGEST;
  const hint = field.hint || say('most', { most });
  return (
    <TextField
      id={id}
      label={field.label}
      {...optionalWord(field, say)}
      hint={value === '' ? hint : say('left', { count: Math.max(0, most - lengthOf(value)) })}
      error={error}
      value={value}
      onChange={onChange}
      // Code units: an emoji or a letter with marks has several. The field itself says what is too long.
      maxLength={4 * most}
    />
  );
}

function ChoiceAnswer({ field, id, error, value, onChange }: TypedProps) {
  const say = useText('fields');
  return (
    <FieldFrame id={id} label={field.label} {...optionalWord(field, say)} hint={field.hint || undefined} error={error}>
      <Select
        id={id}
        value={value}
        aria-required={field.is_required}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, field.hint, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{field.is_required ? say('choose') : say('none')}</option>
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

interface PictureProps extends AnswerProps {
  onChange: (uploadId: string, state: PictureStates[string]) => void;
}

function PictureAnswer({ field, id, error, onChange }: PictureProps) {
  const say = useText('fields');
  const photos = usePhotos({ most: 1 });
  const [sent = ''] = photos.ids;
  const state = photos.isSending ? 'on_its_way' : photos.hasFailed ? 'not_sent' : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture and its state are all that is told
  useEffect(() => onChange(sent, state), [sent, state]);
  return (
    <PhotoField
      id={id}
      photos={photos}
      label={field.label}
      {...optionalWord(field, say)}
      hint={field.hint || say('pictureHint')}
      error={error}
    />
  );
}
