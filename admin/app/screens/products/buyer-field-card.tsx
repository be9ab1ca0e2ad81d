import { GripVertical, Trash2 } from 'lucide-react';
import { NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { draggedRow } from '../../ui/dragged-row.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import type { BuyerFieldValue } from './buyer-field-values.ts';
import { OptionChips } from './option-chips.tsx';
import type { ProductValues } from './product-values.ts';

const DRAGGED = 'application/x-waha-buyer-field';

interface CardProps {
  field: BuyerFieldValue;
  at: number;
  isLast: boolean;
  errorOf: Form<ProductValues>['errorOf'];
  onChange: (part: Partial<BuyerFieldValue>) => void;
  onMove: (to: number) => void;
  /** Another field was dropped on this one and takes its place. */
  onDropped: (from: number) => void;
  onRemove: () => void;
}

/** One field that the buyer fills; its head is dragged to another place, or moved by its arrows. */
export function BuyerFieldCard({ field, at, errorOf, onChange, ...moves }: CardProps) {
  const say = useText('products');
  const path = `buyer_fields.${at}`;
  const error = (name: string) => errorOf(`${path}.${name}`);
  const text = (name: 'label_ar' | 'label_en' | 'hint_ar' | 'hint_en') => ({
    name: `${path}.${name}`,
    value: field[name],
    error: error(name),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const arabic = { lang: 'ar', dir: 'rtl' } as const;
  const english = { lang: 'en', dir: 'ltr' } as const;
  return (
    <li className="grid gap-3 rounded-lg border border-line p-3">
      <Head field={field} at={at} {...moves} />
      {error('key') ? <p className="text-negative">{error('key')}</p> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...text('label_ar')} {...arabic} label={say('fieldLabel')} most={60} />
        <TextField {...text('label_en')} {...english} label={say('fieldLabelEn')} most={60} />
        <TextField
          {...text('hint_ar')}
          {...arabic}
          label={say('fieldHint')}
          {...(field.kind === 'text' && { hint: say('fieldHintHint') })}
          most={200}
          isOptional
        />
        <TextField {...text('hint_en')} {...english} label={say('fieldHintEn')} most={200} />
        {field.kind === 'text' ? (
          <NumberField
            name={`${path}.max_length`}
            value={field.max_length}
            error={error('max_length')}
            onChange={(max_length) => onChange({ max_length })}
            label={say('fieldMost')}
            hint={say('fieldMostHint')}
            isWhole
            isOptional
          />
        ) : null}
        <SwitchField
          name={`${path}.is_required`}
          value={field.is_required}
          error={error('is_required')}
          onChange={(is_required) => onChange({ is_required })}
          label={say('fieldRequired')}
          hint={say('fieldRequiredHint')}
        />
      </div>
      {field.kind === 'choice' ? (
        <Choices field={field} path={path} error={error('choices')} onChange={onChange} />
      ) : null}
    </li>
  );
}

type HeadProps = Pick<CardProps, 'field' | 'at' | 'isLast' | 'onMove' | 'onDropped' | 'onRemove'>;

function Head({ field, at, isLast, onMove, onDropped, onRemove }: HeadProps) {
  const say = useText('products');
  const name = field.label_ar || say('fieldNumber', { number: at + 1 });
  return (
    <div
      className="flex cursor-grab items-center gap-1"
      {...draggedRow({ type: DRAGGED, at, isDraggable: true, onDropped })}
    >
      <GripVertical className="size-5 shrink-0 text-soft" aria-hidden="true" />
      <h3 className="min-w-0 grow font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
        <span className="block text-sm font-normal text-soft">{say(`field_${field.kind}`)}</span>
      </h3>
      <MoveButtons
        at={at}
        isLast={isLast}
        up={say('fieldUp', { name })}
        down={say('fieldDown', { name })}
        onMove={onMove}
      />
      <button
        type="button"
        className="icon-btn text-negative"
        aria-label={say('removeField', { name })}
        onClick={onRemove}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}

interface ChoicesProps {
  field: BuyerFieldValue;
  path: string;
  error: string | undefined;
  onChange: CardProps['onChange'];
}

/** Choices as the values of an option are written: chips that are added, moved and edited. */
function Choices({ field, path, error, onChange }: ChoicesProps) {
  const say = useText('products');
  const { label_ar: name_ar, label_en: name_en, choices: values, row } = field;
  const option = { key: row, kind: 'other' as const, name_ar, name_en, values };
  const become = (choices: BuyerFieldValue['choices']) => onChange({ choices });
  return (
    <div className="grid gap-1">
      <OptionChips
        option={option}
        path={path}
        title={name_ar || say('fieldChoices')}
        onChange={become}
        onRename={become}
      />
      {error ? <p className="text-sm text-negative">{error}</p> : null}
    </div>
  );
}
