import { X } from 'lucide-react';
import { useId } from 'react';
import { useLanguage, useText } from '../../text/language.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { type CategoryOption, FEW_CATEGORIES, nameOf, useCategoryOptions } from './category-options.ts';
import { ProductSearch } from './product-search.tsx';

/** A product that is a target, with its name where it is known. */
export interface TargetProduct {
  id: number;
  name_ar: string;
  name_en: string;
}

export interface Targets {
  products: TargetProduct[];
  categories: string[];
}

interface TargetsProps {
  targets: Targets;
  onChange: (targets: Targets) => void;
  errorOf: (path: `product_ids.${number}`) => string | undefined;
  hint?: string;
}

/** Targets of an offer or a coupon: products by name, and categories with all below them. */
export function TargetsField({ targets, onChange, errorOf, hint }: TargetsProps) {
  const say = useText('offers');
  const language = useLanguage();
  const categories = useCategoryOptions(targets.categories);
  const { products } = targets;
  const change = (chosen: string[]) => onChange({ ...targets, categories: chosen });
  return (
    <div className="grid gap-4">
      {hint ? <p className="text-soft">{hint}</p> : null}
      <ProductSearch
        label={say('addProduct')}
        onChoose={(product) => {
          if (!products.some(({ id }) => id === product.id)) onChange({ ...targets, products: [...products, product] });
        }}
      />
      {products.length > 0 ? (
        <ul aria-label={say('products')} className="grid gap-1">
          {products.map((product, at) => {
            const name = nameOf(product, language) || say('productNumber', { id: product.id });
            const fault = errorOf(`product_ids.${at}`);
            return (
              <li key={product.id} className="rounded-lg bg-tint px-3 py-1">
                <span className="flex items-center gap-2">
                  <span className="grow">{name}</span>
                  <button
                    type="button"
                    className="icon-btn size-9"
                    aria-label={say('removeProduct', { name })}
                    onClick={() => onChange({ ...targets, products: products.toSpliced(at, 1) })}
                  >
                    <X className="size-4" aria-hidden="true" />
                  </button>
                </span>
                {fault ? <p className="text-sm text-negative">{fault}</p> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{say('categories')}</legend>
        {categories.length > FEW_CATEGORIES ? (
          <SoughtCategories {...{ categories, chosen: targets.categories, change }} />
        ) : (
          <div className="grid max-h-64 gap-1 overflow-y-auto rounded-lg border border-line p-2">
            {categories.map(({ value, name, depth }) => (
              <label key={value} className="flex min-h-9 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  checked={targets.categories.includes(value)}
                  onChange={(event) =>
                    change(
                      event.target.checked
                        ? [...targets.categories, value]
                        : targets.categories.filter((one) => one !== value),
                    )
                  }
                />
                <span style={{ paddingInlineStart: `${depth}rem` }}>{name}</span>
              </label>
            ))}
          </div>
        )}
      </fieldset>
    </div>
  );
}

interface SoughtCategoriesProps {
  categories: readonly CategoryOption[];
  chosen: readonly string[];
  change: (chosen: string[]) => void;
}

/** For too many categories to list: the chosen ones, and a search field. */
function SoughtCategories({ categories, chosen, change }: SoughtCategoriesProps) {
  const say = useText('categories');
  const id = useId();
  const shown = categories.filter(({ value }) => chosen.includes(value));
  return (
    <div className="grid gap-1">
      {shown.map(({ value, name, above }) => (
        <span key={value} className="flex items-center gap-2 rounded-lg bg-tint px-3 py-1">
          <span className="min-w-0 grow">
            <span className="block">{name}</span>
            {above ? <span className="block truncate text-sm text-soft">{above}</span> : null}
          </span>
          <button
            type="button"
            className="icon-btn size-9"
            aria-label={say('dropChoice', { name })}
            onClick={() => change(chosen.filter((one) => one !== value))}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </span>
      ))}
      <CategoryChoice
        // A new key remounts the field after each choice, which clears the typed search.
        key={chosen.length}
        id={id}
        aria-label={say('findCategory')}
        value=""
        options={categories.filter(({ value }) => !chosen.includes(value))}
        onChange={(value) => change([...chosen, value])}
      />
    </div>
  );
}
