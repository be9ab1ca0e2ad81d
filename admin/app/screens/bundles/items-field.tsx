import { failureText } from '@waha/contract/client';
import type { AdminProduct } from '@waha/contract/types';
import { X } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { NumberField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { nameOf } from '../goods/category-options.ts';
import { ProductSearch } from '../goods/product-search.tsx';
import type { BundleValues, ItemValue } from './bundle-values.ts';

/** Contents of a bundle: variants with their quantities. */
export function ItemsField({ form }: { form: Form<BundleValues> }) {
  const say = useText('offers');
  const common = useText('common');
  const language = useLanguage();
  const toast = useToast();
  const [choosing, setChoosing] = useState<AdminProduct>();
  const { items } = form.values;
  const add = (item: ItemValue) => {
    setChoosing(undefined);
    if (items.some((one) => one.variant_id === item.variant_id)) return;
    form.setAll((values) => ({ ...values, items: [...values.items, item] }));
  };
  const choose = async (id: number) => {
    try {
      const product = await api('GET /admin/products/{id}', { params: { id } });
      const own = product.default_variant_id;
      if (own === null) setChoosing(product);
      else add(itemOf(product, { id: own, sku: product.sku, stock_quantity: product.stock_quantity }));
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, common('unreachable')) });
    }
  };
  return (
    <div className="grid gap-4">
      <ProductSearch label={say('addProduct')} onChoose={({ id }) => void choose(id)} />
      {choosing ? (
        <fieldset className="grid gap-2 rounded-lg bg-tint p-3">
          <legend className="sr-only">{nameOf(choosing, language)}</legend>
          <p aria-hidden="true" className="font-semibold">
            {nameOf(choosing, language)}
          </p>
          <div className="flex flex-wrap gap-2">
            {choosing.variants.map((variant) => (
              <button key={variant.id} type="button" className="chip" onClick={() => add(itemOf(choosing, variant))}>
                {labelOf(variant, language)}
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      {form.errorOf('items') ? <p className="text-negative">{form.errorOf('items')}</p> : null}
      {items.length > 0 ? (
        <ul aria-label={say('items')} className="grid gap-2">
          {items.map((item, at) => (
            <ItemRow
              key={item.variant_id}
              item={item}
              at={at}
              error={form.errorOf(`items.${at}.variant_id`) ?? form.errorOf(`items.${at}.quantity`)}
              onChange={(next) => form.set('items', items.with(at, next))}
              onRemove={() => form.set('items', items.toSpliced(at, 1))}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface RowProps {
  item: ItemValue;
  at: number;
  error: string | undefined;
  onChange: (item: ItemValue) => void;
  onRemove: () => void;
}

function ItemRow({ item, at, error, onChange, onRemove }: RowProps) {
  const say = useText('offers');
  const language = useLanguage();
  const name = nameOf(item, language);
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-lg border border-line p-2">
      <span className="grid min-w-40 grow gap-0.5 self-center">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-soft">
          {labelOf(item, language)} · {say('stockOf', { count: item.stock_quantity })}
        </span>
      </span>
      <span className="w-36">
        <NumberField
          name={`items.${at}.quantity`}
          value={item.quantity}
          onChange={(quantity) => onChange({ ...item, quantity })}
          error={error}
          label={say('quantity')}
          isWhole
        />
      </span>
      <button type="button" className="icon-btn" aria-label={say('removeProduct', { name })} onClick={onRemove}>
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}

interface Variant {
  id: number;
  sku: string;
  size?: string | null;
  color_ar?: string | null;
  color_en?: string | null;
  stock_quantity: number;
}

const labelOf = ({ size, color_ar, color_en, sku }: Omit<Variant, 'id' | 'stock_quantity'>, language: 'ar' | 'en') =>
  [language === 'ar' ? color_ar : color_en, size].filter(Boolean).join(' / ') || sku;

function itemOf(product: AdminProduct, variant: Variant): ItemValue {
  return {
    variant_id: variant.id,
    quantity: '1',
    product_id: product.id,
    sku: variant.sku,
    name_ar: product.name_ar,
    name_en: product.name_en,
    size: variant.size ?? null,
    color_ar: variant.color_ar ?? null,
    color_en: variant.color_en ?? null,
    stock_quantity: variant.stock_quantity,
  };
}
