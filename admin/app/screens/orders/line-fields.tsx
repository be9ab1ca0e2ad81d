import { failureText } from '@waha/contract/client';
import type { BuyerField } from '@waha/contract/types';
import { useId, useState } from 'react';
import { sendFile } from '../../api/api.ts';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, described, FieldFrame, TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { SentPhoto } from '../../ui/photo.tsx';

interface LineFieldsProps {
  productId: number;
  /** Filled values, by field. */
  answers: Readonly<Record<string, string>>;
  onChange: (answers: Record<string, string>) => void;
}

/** Fields of a product that staff fill for a buyer who tells them; nothing for a product without fields. */
export function LineFields({ productId, answers, onChange }: LineFieldsProps) {
  const { data } = useCall('GET /products/{id}', { params: { id: productId } });
  if (!data || data.buyer_fields.length === 0) return null;
  return (
    <div className="grid basis-full gap-3 sm:grid-cols-2">
      {data.buyer_fields.map((field) => {
        const value = answers[field.key] ?? '';
        const change = (to: string) => onChange({ ...answers, [field.key]: to });
        return <LineField key={field.key} name={`line-${productId}-${field.key}`} {...{ field, value, change }} />;
      })}
    </div>
  );
}

/** Filled values as a line sends them. */
export const sentAnswers = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).flatMap(([field, value]) => (value.trim() === '' ? [] : [{ field, value: value.trim() }]));

interface FieldProps {
  field: BuyerField;
  name: string;
  value: string;
  change: (to: string) => void;
}

function LineField({ field, name, value, change }: FieldProps) {
  const say = useText('orders');
  const shared = {
    name,
    value,
    onChange: change,
    error: undefined,
    label: field.label,
    isOptional: !field.is_required,
  };
  const hint = field.hint ? { hint: field.hint } : {};
  if (field.kind === 'picture') return <PictureField {...{ field, name, value, change }} />;
  if (field.kind === 'text') return <TextField {...shared} {...hint} most={4 * (field.max_length ?? 100)} />;
  return (
    <ChoiceField
      {...shared}
      {...hint}
      options={[['', say('choosePlease')], ...field.choices.map((one) => [one.value, one.label] as const)]}
    />
  );
}

/** A picture that the buyer sent to the shop by another way. */
function PictureField({ field, name, value, change }: FieldProps) {
  const say = useText('orders');
  const id = useId();
  const [state, setState] = useState<'busy' | { error: string }>();
  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    setState('busy');
    try {
      change((await sendFile<{ id: string }>('POST /uploads', file)).id);
      setState(undefined);
    } catch (error) {
      setState({ error: failureText(error, say('pictureFailed')) });
    }
  }
  const error = typeof state === 'object' ? state.error : undefined;
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} isOptional={!field.is_required} error={error}>
      <input
        {...described(id, error, field.hint)}
        name={name}
        type="file"
        accept="image/*"
        className="field"
        onChange={({ target }) => void send(target.files?.[0])}
      />
      {state === 'busy' ? <p role="status">{say('pictureSending')}</p> : null}
      {value === '' ? null : <SentPhoto id={value} alt={field.label} />}
    </FieldFrame>
  );
}
