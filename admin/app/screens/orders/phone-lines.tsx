import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, NumberField, TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { Money } from '../../ui/parts.tsx';
import { LineFields } from './line-fields.tsx';

export interface ChosenLine {
  product_id: number;
  variant_id: number | null;
  name: string;
  quantity: string;
  options: readonly (readonly [id: string, label: string])[];
  /** The buyer's wishes for the fields of the product, by field. */
  answers: Record<string, string>;
}

interface LinesProps {
  lines: readonly ChosenLine[];
  onChange: (lines: ChosenLine[]) => void;
  error: string | undefined;
}

/** Lines of an order by phone; products are found by name as on the shop's own pages. */
export function PhoneLines({ lines, onChange, error }: LinesProps) {
  const say = useText('orders');
  const change = (at: number, part: Partial<ChosenLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <div className="grid gap-4">
      {lines.map((line, at) => (
        <div key={line.product_id} className="flex flex-wrap items-end gap-3">
          <p className="min-w-40 grow self-center font-semibold">{line.name}</p>
          {line.options.length > 0 ? (
            <ChoiceField
              name={`variant-${line.product_id}`}
              label={say('option')}
              value={String(line.variant_id ?? '')}
              onChange={(value) => change(at, { variant_id: value === '' ? null : Number(value) })}
              options={[['', say('choosePlease')], ...line.options]}
              error={undefined}
            />
          ) : null}
          <div className="w-24">
            <NumberField
              name={`quantity-${line.product_id}`}
              label={say('quantity')}
              isWhole
              value={line.quantity}
              onChange={(quantity) => change(at, { quantity })}
              error={undefined}
            />
          </div>
          <button
            type="button"
            className="icon-btn"
            aria-label={say('removeLine', { name: line.name })}
            onClick={() => onChange(lines.filter((_, index) => index !== at))}
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </button>
          <LineFields
            productId={line.product_id}
            answers={line.answers}
            onChange={(answers) => change(at, { answers })}
          />
        </div>
      ))}
      <FindProduct
        error={error}
        onAdd={(line) => {
          if (!lines.some(({ product_id }) => product_id === line.product_id)) onChange([...lines, line]);
        }}
      />
    </div>
  );
}

/** Finds products as the shop's own pages do, and adds one. */
export function FindProduct({ onAdd, error }: { onAdd: (line: ChosenLine) => void; error: string | undefined }) {
  const say = useText('orders');
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const { data } = useCall('GET /products', { query: { search, per_page: 8, page: 1 } }, { isOn: search.length > 1 });
  const found = search.length > 1 ? (data?.data ?? []) : [];
  return (
    <div className="grid gap-2">
      <TextField name="lines" label={say('findProduct')} value={typed} onChange={setTyped} error={error} />
      <ul className="grid gap-1">
        {found.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className="flex w-full flex-wrap items-center justify-between gap-2 rounded-lg p-2 text-start hover:bg-tint"
              onClick={() => {
                setTyped('');
                onAdd({
                  product_id: product.id,
                  variant_id: null,
                  name: product.name,
                  quantity: '1',
                  answers: {},
                  options:
                    product.product_type === 'variable'
                      ? product.variants.map((one) => [
                          String(one.id),
                          [one.size, one.color].filter(Boolean).join(' · ') || one.sku,
                        ])
                      : [],
                });
              }}
            >
              <span>{product.name}</span>
              <Money riyals={product.sale_price ?? product.price} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
