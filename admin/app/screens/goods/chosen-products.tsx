import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useLanguage, useText } from '../../text/language.tsx';
import { State } from '../../ui/parts.tsx';
import { nameOf } from './category-options.ts';
import { ProductSearch } from './product-search.tsx';
import type { TargetProduct } from './targets-field.tsx';

/** A chosen product, and whether it is visible in the shop, where that is known. */
export interface ChosenProduct extends TargetProduct {
  is_shown?: boolean;
}

interface ChosenProps {
  products: readonly ChosenProduct[];
  most: number;
  onChange: (products: ChosenProduct[]) => void;
  errorOf: (at: number) => string | undefined;
}

/** Products chosen by name, in an order set by the user. */
export function ChosenProducts({ products, most, onChange, errorOf }: ChosenProps) {
  const say = useText('offers');
  const language = useLanguage();
  const move = (at: number, by: number) => {
    const one = products[at];
    if (one) onChange(products.toSpliced(at, 1).toSpliced(at + by, 0, one));
  };
  return (
    <div className="grid gap-3">
      {products.length < most ? (
        <ProductSearch
          label={say('addProduct')}
          onChoose={({ id, name_ar, name_en }) => {
            if (!products.some((one) => one.id === id)) onChange([...products, { id, name_ar, name_en }]);
          }}
        />
      ) : null}
      {products.length > 0 ? (
        <ol aria-label={say('products')} className="grid gap-1">
          {products.map((product, at) => {
            const name = nameOf(product, language) || say('productNumber', { id: product.id });
            const fault = errorOf(at);
            return (
              <li key={product.id} className="rounded-lg bg-tint px-3 py-1">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="min-w-32 grow">{name}</span>
                  {product.is_shown === false ? <State tone="warn">{say('notInShop')}</State> : null}
                  <button
                    type="button"
                    className="icon-btn size-9 disabled:opacity-30"
                    aria-label={say('earlier', { name })}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <ArrowUp className="size-4" aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="icon-btn size-9 disabled:opacity-30"
                    aria-label={say('later', { name })}
                    disabled={at === products.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowDown className="size-4" aria-hidden="true" />
                  </button>
                  <button
                    type="button"
                    className="icon-btn size-9"
                    aria-label={say('removeProduct', { name })}
                    onClick={() => onChange(products.toSpliced(at, 1))}
                  >
                    <X className="size-4" aria-hidden="true" />
                  </button>
                </span>
                {fault ? <p className="text-sm text-negative">{fault}</p> : null}
              </li>
            );
          })}
        </ol>
      ) : null}
    </div>
  );
}
