import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ChoiceField, MoneyField, NumberField, TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { CostField } from './cost-field.tsx';
import { nameOfVariant } from './option-values.ts';
import { OptionsField } from './options-field.tsx';
import type { ProductValues, VariantValue } from './product-values.ts';

/** Options of a product, and the grid of the variants they make. */
export function VariantsField({ form }: { form: Form<ProductValues> }) {
  const { variants } = form.values;
  const change = (to: VariantValue[]) => form.set('variants', to);
  return (
    <div className="grid gap-4">
      <OptionsField form={form} />
      {variants.length > 1 ? <FillAll variants={variants} onFill={change} /> : null}
      {variants.length > 0 ? (
        <ul className="grid gap-3">
          {variants.map((variant, at) => (
            <VariantRow
              key={variant.id ?? JSON.stringify(variant.chosen)}
              form={form}
              variant={variant}
              at={at}
              onChange={(next) => change(variants.with(at, next))}
              onRemove={() => change(variants.toSpliced(at, 1))}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** One price and one quantity for all variants; stock of stored ones has movements of its own. */
function FillAll({ variants, onFill }: { variants: readonly VariantValue[]; onFill: (to: VariantValue[]) => void }) {
  const say = useText('products');
  const [price, setPrice] = useState('');
  const [stock, setStock] = useState('');
  const hasNew = variants.some(({ id }) => id === undefined);
  const fill = () =>
    onFill(
      variants.map((variant) => ({
        ...variant,
        ...(price !== '' && { price }),
        ...(stock !== '' && variant.id === undefined && { stock }),
      })),
    );
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <MoneyField name="all.price" value={price} onChange={setPrice} error={undefined} label={say('priceOfAll')} />
      {hasNew ? (
        <NumberField
          name="all.stock"
          value={stock}
          onChange={setStock}
          error={undefined}
          label={say('quantityOfAll')}
          isWhole
        />
      ) : null}
      <button type="button" className="btn btn-quiet" disabled={price === '' && stock === ''} onClick={fill}>
        {say('fillAll')}
      </button>
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

type TypedField = Exclude<keyof VariantValue, 'id' | 'left' | 'chosen' | 'stored'>;

function VariantRow({ form, variant, at, onChange, onRemove }: RowProps) {
  const say = useText('products');
  const title = nameOfVariant(form.values.options, variant) || say('variantNumber', { number: at + 1 });
  /** Props of a field of this row. */
  const field = (key: TypedField) => ({
    name: `variants.${at}.${key}`,
    value: variant[key],
    onChange: (value: string) => onChange({ ...variant, [key]: value }),
    error: form.errorOf(`variants.${at}.${key}`),
  });
  const wrong = form.errorOf(`variants.${at}.choices`);
  return (
    <li className="rounded-lg border border-line p-3">
      <fieldset>
        <legend className="sr-only">{title}</legend>
        <div className="mb-2 flex items-center gap-2">
          <span aria-hidden="true" className="grow font-semibold">
            <bdi>{title}</bdi>
          </span>
          {variant.left === null ? null : (
            <span className="text-soft">
              {variant.left < 0 ? say('owed', { count: -variant.left }) : say('inStock', { count: variant.left })}
            </span>
          )}
          <button
            type="button"
            className="icon-btn text-negative"
            aria-label={say('removeVariant', { name: title })}
            onClick={onRemove}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </button>
        </div>
        {wrong ? <p className="mb-2 text-sm text-negative">{wrong}</p> : null}
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <MoneyField {...field('price')} label={say('price')} hint={say('ownPriceHint')} isOptional />
          {variant.id === undefined ? <NumberField {...field('stock')} label={say('quantity')} isWhole /> : null}
        </div>
        <More form={form} variant={variant} field={field} />
      </fieldset>
    </li>
  );
}

interface MoreProps extends Pick<RowProps, 'form' | 'variant'> {
  field: (key: TypedField) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
    error: string | undefined;
  };
}

/** Fields of a variant that most go without. */
function More({ form, variant, field }: MoreProps) {
  const say = useText('products');
  const [isOpen, setOpen] = useState(useIsWide());
  return (
    <details className="group/more mt-2" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-link underline lg:group-open/more:hidden">
        {say('variantMore')}
      </summary>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField {...field('sku')} label={say('sku')} dir="ltr" most={64} isOptional />
        <TextField {...field('barcode')} label={say('barcode')} dir="ltr" inputMode="numeric" most={32} isOptional />
        <MoneyField {...field('sale_price')} label={say('salePrice')} isOptional />
        <CostField {...field('cost_price')} hint={say('ownCostHint')} />
        <ChoiceField
          {...field('image_key')}
          label={say('variantPicture')}
          options={[
            ['', say('noPicture')],
            ...form.values.images.map(({ key }, number) => [key, say('pictureOf', { number: number + 1 })] as const),
            ...orphanPicture(form.values, variant, say('picture')),
          ]}
        />
      </div>
    </details>
  );
}

/** A picture that is the variant's alone. */
function orphanPicture({ images }: ProductValues, { image_key: own }: VariantValue, label: string) {
  return own === '' || images.some(({ key }) => key === own) ? [] : [[own, label] as const];
}
