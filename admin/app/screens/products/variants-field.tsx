import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ChoiceField, LongTextField, MoneyField, NumberField, TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { makeVariants, readColours, readSizes } from './make-variants.ts';
import { emptyVariant, type ProductValues, type VariantValue } from './product-values.ts';

/** Variants of a product: made from sizes and colours, or one by one. */
export function VariantsField({ form }: { form: Form<ProductValues> }) {
  const say = useText('products');
  const { variants } = form.values;
  const change = (to: VariantValue[]) => form.set('variants', to);
  return (
    <div className="grid gap-4">
      <Maker form={form} />
      {variants.length > 0 ? (
        <ul className="grid gap-3">
          {variants.map((variant, at) => (
            <VariantRow
              key={variant.id ?? `new-${at}`}
              form={form}
              variant={variant}
              at={at}
              onChange={(next) => change(variants.with(at, next))}
              onRemove={() => change(variants.toSpliced(at, 1))}
            />
          ))}
        </ul>
      ) : null}
      <button type="button" className="btn btn-quiet w-fit" onClick={() => change([...variants, emptyVariant])}>
        <Plus className="size-4" aria-hidden="true" />
        {say('addVariant')}
      </button>
    </div>
  );
}

/** Sizes and colours that variants are made from. */
function Maker({ form }: { form: Form<ProductValues> }) {
  const say = useText('products');
  const [sizes, setSizes] = useState('');
  const [colours, setColours] = useState('');
  const make = () => {
    const options = { sizes: readSizes(sizes), colours: readColours(colours) };
    form.set('variants', makeVariants(options, form.values.variants, form.values.sku));
  };
  return (
    <div className="grid gap-3 rounded-lg bg-tint p-3 lg:grid-cols-2">
      <TextField
        name="sizes"
        value={sizes}
        onChange={setSizes}
        error={undefined}
        label={say('sizes')}
        hint={say('sizesHint')}
        isOptional
      />
      <LongTextField
        name="colours"
        value={colours}
        onChange={setColours}
        error={undefined}
        label={say('colours')}
        hint={say('coloursHint')}
        rows={2}
        isOptional
      />
      <div className="flex flex-wrap items-center gap-3 lg:col-span-2">
        <button type="button" className="btn btn-quiet" disabled={sizes === '' && colours === ''} onClick={make}>
          {say('makeVariants')}
        </button>
        <span className="text-sm text-soft">{say('makeVariantsHint')}</span>
      </div>
    </div>
  );
}

interface RowProps {
  form: Form<ProductValues>;
  variant: VariantValue;
  at: number;
  onChange: (variant: VariantValue) => void;
  onRemove: () => void;
}

function VariantRow({ form, variant, at, onChange, onRemove }: RowProps) {
  const say = useText('products');
  const language = useLanguage();
  const name = [language === 'ar' ? variant.color_ar : variant.color_en, variant.size].filter(Boolean).join(' / ');
  const title = name || say('variantNumber', { number: at + 1 });
  /** Props of a field of this row. */
  const field = (key: Exclude<keyof VariantValue, 'id' | 'left'>) => ({
    name: `variants.${at}.${key}`,
    value: variant[key],
    onChange: (value: string) => onChange({ ...variant, [key]: value }),
    error: form.errorOf(`variants.${at}.${key}`),
  });
  return (
    <li className="rounded-lg border border-line p-3">
      <fieldset>
        <legend className="sr-only">{title}</legend>
        <div className="mb-2 flex items-center gap-2">
          <span aria-hidden="true" className="grow font-semibold">
            {title}
          </span>
          {variant.left === null ? null : <span className="text-soft">{say('inStock', { count: variant.left })}</span>}
          <button
            type="button"
            className="icon-btn text-negative"
            aria-label={say('removeVariant', { name: title })}
            onClick={onRemove}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </button>
        </div>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <TextField {...field('sku')} label={say('sku')} dir="ltr" most={64} />
          <TextField {...field('size')} label={say('size')} most={60} isOptional />
          <TextField {...field('color_ar')} label={say('colourAr')} lang="ar" dir="rtl" most={60} isOptional />
          <TextField {...field('color_en')} label={say('colourEn')} lang="en" dir="ltr" most={60} isOptional />
          <TextField
            {...field('color_hex')}
            label={say('colourHex')}
            dir="ltr"
            most={7}
            placeholder="#1f2937"
            isOptional
          />
          <MoneyField {...field('price')} label={say('price')} hint={say('ownPriceHint')} isOptional />
          <MoneyField {...field('sale_price')} label={say('salePrice')} isOptional />
          <TextField {...field('barcode')} label={say('barcode')} dir="ltr" inputMode="numeric" most={32} isOptional />
          <ChoiceField
            {...field('image_key')}
            label={say('variantPicture')}
            options={[
              ['', say('noPicture')],
              ...form.values.images.map(({ key }, number) => [key, say('pictureOf', { number: number + 1 })] as const),
              ...orphanPicture(form.values, variant, say('picture')),
            ]}
          />
          {variant.id === undefined ? <NumberField {...field('stock')} label={say('firstStock')} isWhole /> : null}
        </div>
      </fieldset>
    </li>
  );
}

/** A picture that is the variant's alone. */
function orphanPicture({ images }: ProductValues, { image_key: own }: VariantValue, label: string) {
  return own === '' || images.some(({ key }) => key === own) ? [] : [[own, label] as const];
}
