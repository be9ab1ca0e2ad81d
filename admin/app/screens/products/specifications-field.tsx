import { Plus, Trash2 } from 'lucide-react';
import { TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import type { ProductValues, Specification } from './product-values.ts';

const empty: Specification = { label_ar: '', label_en: '', value_ar: '', value_en: '' };

/** Specifications of a product line by line, in both languages. */
export function SpecificationsField({ form }: { form: Form<ProductValues> }) {
  const say = useText('products');
  const lines = form.values.specifications;
  const change = (to: Specification[]) => form.set('specifications', to);
  return (
    <div className="grid gap-3">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else, and lines do not change places
        <div key={at} className="flex items-start gap-2">
          <div className="grid grow gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {(['label_ar', 'label_en', 'value_ar', 'value_en'] as const).map((key) => (
              <TextField
                key={key}
                name={`specifications.${at}.${key}`}
                value={line[key]}
                onChange={(value) => change(lines.with(at, { ...line, [key]: value }))}
                error={form.errorOf(`specifications.${at}.${key}`)}
                label={say(LABELS[key])}
                lang={key.endsWith('ar') ? 'ar' : 'en'}
                dir={key.endsWith('ar') ? 'rtl' : 'ltr'}
                most={key.startsWith('label') ? 120 : 300}
              />
            ))}
          </div>
          <button
            type="button"
            className="icon-btn mt-7 text-negative"
            aria-label={say('removeSpecification', { number: at + 1 })}
            onClick={() => change(lines.toSpliced(at, 1))}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </button>
        </div>
      ))}
      <button type="button" className="btn btn-quiet w-fit" onClick={() => change([...lines, empty])}>
        <Plus className="size-4" aria-hidden="true" />
        {say('addSpecification')}
      </button>
    </div>
  );
}

const LABELS = { label_ar: 'labelAr', label_en: 'labelEn', value_ar: 'valueAr', value_en: 'valueEn' } as const;
