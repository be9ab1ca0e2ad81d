import { colourOf, namedColours } from '@waha/contract/vocabulary';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../form/fields.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { OptionChip } from './option-chip.tsx';
import { readValues } from './option-values.ts';
import type { OptionValue } from './product-values.ts';
import type { ValueEntry } from './value-entry.ts';
import { ValueFields } from './value-fields.tsx';

interface ChipsProps {
  option: OptionValue;
  /** Path of the option in the form, which its fields are named by. */
  path: string;
  title: string;
  onChange: (values: ValueEntry[]) => void;
  onRename: (values: ValueEntry[], from: string, to: string) => void;
}

/** Values of an option as chips: added by Enter or a comma, moved by dragging or keys, edited where one is pressed. */
export function OptionChips({ option, path, title, onChange, onRename }: ChipsProps) {
  const say = useText('products');
  const [edited, setEdited] = useState<number>();
  const { values } = option;
  const move = (from: number, to: number) => {
    const moved = values[from];
    if (!moved || to < 0 || to >= values.length) return;
    onChange(values.toSpliced(from, 1).toSpliced(to, 0, moved));
    setEdited((open) => (open === from ? to : undefined));
  };
  const remove = (index: number) => {
    onChange(values.toSpliced(index, 1));
    setEdited(undefined);
  };
  const add = (entries: readonly ValueEntry[]) => {
    const fresh = entries.filter(({ value_ar }) => !values.some((one) => one.value_ar === value_ar));
    if (fresh.length > 0) onChange([...values, ...fresh]);
  };
  const open = edited === undefined ? undefined : values[edited];
  return (
    <div className="grid gap-3">
      {values.length > 0 ? (
        <ul className="flex flex-wrap gap-2" aria-label={say('valuesOf', { name: title })}>
          {values.map((value, index) => (
            <OptionChip
              key={value.value_ar}
              value={value}
              index={index}
              isOpen={edited === index}
              onOpen={() => setEdited(edited === index ? undefined : index)}
              onMove={(to) => move(index, to)}
              onDropped={(from) => move(from, index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      ) : null}
      {open && edited !== undefined ? (
        <ValueFields
          value={open}
          name={`${path}.values.${edited}`}
          hasShade={option.kind === 'color'}
          place={{ index: edited, count: values.length }}
          onChange={(next) => onRename(values.with(edited, next), open.value_ar, next.value_ar)}
          onMove={(to) => move(edited, to)}
          onRemove={() => remove(edited)}
        />
      ) : null}
      {option.kind === 'color' ? <Swatches values={values} onAdd={(entry) => add([entry])} /> : null}
      <NewValues option={option} name={`${path}.new`} title={title} onAdd={add} />
    </div>
  );
}

const entryOf = ({ kind }: OptionValue, typed: string): ValueEntry => {
  if (kind !== 'color') return { value_ar: typed, value_en: '', hex: '' };
  const { ar, en, hex } = colourOf(typed);
  return { value_ar: ar, value_en: en === ar ? '' : en, hex };
};

interface NewValuesProps {
  option: OptionValue;
  name: string;
  title: string;
  onAdd: (entries: ValueEntry[]) => void;
}

function NewValues({ option, name, title, onAdd }: NewValuesProps) {
  const say = useText('products');
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    onAdd(readValues(text).map((value) => entryOf(option, value)));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds the value, and does not send the form.
    event.preventDefault();
    take(typed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and the end of typing of the field inside
    <div onKeyDown={onKeyDown} onBlur={() => take(typed)}>
      <TextField
        name={name}
        value={typed}
        onChange={(text) => (/[,،\n]/.test(text) ? take(text) : setTyped(text))}
        error={undefined}
        label={say('newValue', { name: title })}
        hint={say('newValueHint')}
        most={600}
        isOptional
      />
    </div>
  );
}

/** Common colours, added by one tap. */
function Swatches({ values, onAdd }: { values: readonly ValueEntry[]; onAdd: (entry: ValueEntry) => void }) {
  const say = useText('products');
  const language = useLanguage();
  const left = namedColours.filter(({ ar }) => !values.some(({ value_ar }) => value_ar === ar));
  return (
    <ul className="flex flex-wrap gap-1" aria-label={say('commonColours')}>
      {left.map(({ ar, en, hex }) => (
        <li key={hex}>
          <button
            type="button"
            className="icon-btn"
            aria-label={say('addValue', { value: language === 'ar' ? ar : en })}
            title={language === 'ar' ? ar : en}
            onClick={() => onAdd({ value_ar: ar, value_en: en, hex })}
          >
            <span className="size-7 rounded-full border border-line-strong" style={{ backgroundColor: hex }} />
          </button>
        </li>
      ))}
    </ul>
  );
}
