import { Plus, Trash2 } from 'lucide-react';
import { TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { knownOptions } from './known-options.ts';
import { OptionChips } from './option-chips.tsx';
import { countVariants, MOST_OPTIONS, MOST_VARIANTS, renameIn, variantsFor } from './option-values.ts';
import type { OptionValue, ProductValues, VariantValue } from './product-values.ts';
import type { ValueEntry } from './value-entry.ts';

/** The options of a product, each with its values; the grid of variants follows every change. */
export function OptionsField({ form }: { form: Form<ProductValues> }) {
  const say = useText('products');
  const language = useLanguage();
  const toast = useToast();
  const { options, variants } = form.values;
  const become = (next: OptionValue[], from: readonly VariantValue[] = variants) => {
    if (countVariants(next) > MOST_VARIANTS) {
      toast({ kind: 'bad', text: say('tooManyVariants', { most: MOST_VARIANTS }) });
      return;
    }
    form.set('options', next);
    form.set('variants', variantsFor(next, from));
  };
  const add = (option: Omit<OptionValue, 'key' | 'values'>) =>
    become([...options, { ...option, key: crypto.randomUUID(), values: [] }]);
  const left = knownOptions.filter(
    ({ kind, name_ar }) => !options.some((one) => one.name_ar === name_ar || (kind !== 'other' && one.kind === kind)),
  );
  return (
    <div className="grid gap-3">
      {options.map((option, at) => (
        <OptionCard
          key={option.key}
          option={option}
          at={at}
          error={form.errorOf(`options.${at}.name_ar`)}
          onChange={(next) => become(options.with(at, next))}
          onRename={(values, from, to) =>
            become(options.with(at, { ...option, values }), renameIn(variants, option.key, from, to))
          }
          onRemove={() => become(options.toSpliced(at, 1))}
        />
      ))}
      {options.length < MOST_OPTIONS ? (
        <div className="flex flex-wrap gap-2">
          {left.map((option) => (
            <button key={option.name_en} type="button" className="chip min-h-11" onClick={() => add(option)}>
              <Plus className="size-4" aria-hidden="true" />
              {language === 'ar' ? option.name_ar : option.name_en}
            </button>
          ))}
          <button
            type="button"
            className="chip min-h-11"
            onClick={() => add({ kind: 'other', name_ar: '', name_en: '' })}
          >
            <Plus className="size-4" aria-hidden="true" />
            {say('otherOption')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

interface CardProps {
  option: OptionValue;
  at: number;
  error: string | undefined;
  onChange: (option: OptionValue) => void;
  /** Values of which one was renamed. */
  onRename: (values: ValueEntry[], from: string, to: string) => void;
  onRemove: () => void;
}

function OptionCard({ option, at, error, onChange, onRename, onRemove }: CardProps) {
  const say = useText('products');
  const title = option.name_ar || say('optionNumber', { number: at + 1 });
  return (
    <fieldset className="grid gap-3 rounded-lg bg-tint p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-start gap-2">
        <div className="grid grow gap-3 sm:grid-cols-2">
          <TextField
            name={`options.${at}.name_ar`}
            value={option.name_ar}
            onChange={(name_ar) => onChange({ ...option, name_ar })}
            error={error}
            label={say('optionName')}
            lang="ar"
            dir="rtl"
            most={40}
          />
          <TextField
            name={`options.${at}.name_en`}
            value={option.name_en}
            onChange={(name_en) => onChange({ ...option, name_en })}
            error={undefined}
            label={say('optionNameEn')}
            lang="en"
            dir="ltr"
            most={40}
            isOptional
          />
        </div>
        <button
          type="button"
          className="icon-btn text-negative"
          aria-label={say('removeOption', { name: title })}
          onClick={onRemove}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </button>
      </div>
      <OptionChips
        option={option}
        path={`options.${at}`}
        title={title}
        onChange={(values) => onChange({ ...option, values })}
        onRename={onRename}
      />
    </fieldset>
  );
}
