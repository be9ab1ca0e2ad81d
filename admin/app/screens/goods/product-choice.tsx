import { X } from 'lucide-react';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { nameOf } from './category-options.ts';
import { ProductSearch } from './product-search.tsx';

interface ProductChoiceProps {
  label: string;
  /** The number of the chosen product as a form has it; '' while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Choice of one product, searched by name or SKU and shown by name. */
export function ProductChoice({ label, value, onChange, error }: ProductChoiceProps) {
  const say = useText('offers');
  const language = useLanguage();
  const id = Number(value);
  const { data } = useCall('GET /admin/products/{id}', { params: { id } }, { isOn: value !== '', keeps: false });
  const name = data ? nameOf(data, language) : say('productNumber', { id: value });
  return (
    <div className="grid content-start gap-1">
      {value === '' ? (
        <ProductSearch label={label} onChoose={(product) => onChange(String(product.id))} />
      ) : (
        <>
          <span className="font-semibold">{label}</span>
          <span className="flex min-h-11 items-center gap-2 rounded-lg bg-tint px-3 lg:min-h-9">
            <span className="grow">{name}</span>
            <button
              type="button"
              className="icon-btn size-9"
              aria-label={say('removeProduct', { name })}
              onClick={() => onChange('')}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </span>
        </>
      )}
      {error ? <p className="text-sm text-negative">{error}</p> : null}
    </div>
  );
}
