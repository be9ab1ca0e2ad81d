import { ArrowRight, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldFrame, TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import type { ValueEntry } from './value-entry.ts';

interface ValueFieldsProps {
  value: ValueEntry;
  name: string;
  hasShade: boolean;
  place: { index: number; count: number };
  onChange: (value: ValueEntry) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Fields of one value: its name in both languages, the shade of a colour, its place. */
export function ValueFields({ value, name, hasShade, place, onChange, onMove, onRemove }: ValueFieldsProps) {
  const say = useText('products');
  const shade = useId();
  const [typed, setTyped] = useState(value.value_ar);
  // A value is never empty: its variants are named by it.
  const rename = (text: string) => {
    setTyped(text);
    if (text.trim() !== '') onChange({ ...value, value_ar: text.trim() });
  };
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-card p-3 sm:grid-cols-2 lg:grid-cols-4">
      <TextField
        name={`${name}.value_ar`}
        value={typed}
        onChange={rename}
        error={undefined}
        label={say('valueAr')}
        lang="ar"
        dir="rtl"
        most={60}
      />
      <TextField
        name={`${name}.value_en`}
        value={value.value_en}
        onChange={(value_en) => onChange({ ...value, value_en })}
        error={undefined}
        label={say('valueEn')}
        lang="en"
        dir="ltr"
        most={60}
        isOptional
      />
      {hasShade ? (
        <FieldFrame id={shade} label={say('colourHex')} error={undefined}>
          <input
            id={shade}
            type="color"
            name={`${name}.hex`}
            className="field"
            value={value.hex}
            onChange={(event) => onChange({ ...value, hex: event.target.value })}
          />
        </FieldFrame>
      ) : null}
      <div className="flex items-end gap-1">
        <button
          type="button"
          className="icon-btn"
          aria-label={say('valueEarlier', { value: value.value_ar })}
          disabled={place.index === 0}
          onClick={() => onMove(place.index - 1)}
        >
          <ArrowRight className="size-4 ltr:-scale-x-100" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={say('valueLater', { value: value.value_ar })}
          disabled={place.index === place.count - 1}
          onClick={() => onMove(place.index + 1)}
        >
          <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn text-negative"
          aria-label={say('removeValue', { value: value.value_ar })}
          onClick={onRemove}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
