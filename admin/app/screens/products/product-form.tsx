import type { AdminProduct } from '@waha/contract/types';
import { useId, useMemo } from 'react';
import { InBoth, LongTextField, MoneyField, NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { CategoryChoice } from '../goods/category-choice.tsx';
import { CategoryField } from '../goods/category-field.tsx';
import { useCategoryOptions } from '../goods/category-options.ts';
import { PicturesField } from '../goods/pictures-field.tsx';
import { slugOf } from '../goods/slug-of.ts';
import { emptyProduct, type ProductValues, productBody, productValues, required } from './product-values.ts';
import { SpecificationsField } from './specifications-field.tsx';
import { VariantsField } from './variants-field.tsx';

const MOST_PICTURES = 20;

interface ProductFormProps {
  /** The edited product; without it, the form creates a product and restores the draft typed in this tab. */
  product?: AdminProduct;
  onCreated?: (product: AdminProduct) => void;
}

/** One form for simple and variable products, Arabic and English side by side. */
export function ProductForm({ product, onCreated }: ProductFormProps) {
  const say = useText('products');
  const common = useText('common');
  const initial = useMemo(() => (product ? productValues(product) : emptyProduct), [product]);
  const form = useForm({
    call: product ? 'PUT /admin/products/{id}' : 'POST /admin/products',
    initial,
    input: (values) =>
      product
        ? {
            params: { id: product.id },
            body: { ...productBody(values), version: values.version },
          }
        : { body: { ...productBody(values), stock: required(values.stock) } },
    done: product ? common('saved') : say('created'),
    ...(product ? {} : { draft: 'product:new' }),
    ...(onCreated ? { onDone: onCreated } : {}),
    changedTo: productValues,
  });
  return (
    <Form form={form} save={product ? say('save') : say('create')} labels={labelsOf(say)}>
      <Basics form={form} isNew={!product} />
      <Panel title={say('pictures')}>
        <PicturesField
          pictures={form.values.images}
          change={(to) => form.setAll((values) => ({ ...values, images: to(values.images) }))}
          errorOf={form.errorOf}
          most={MOST_PICTURES}
        />
      </Panel>
      <div className="grid gap-4 lg:grid-cols-2">
        <Prices form={form} product={product} />
        <Place form={form} />
      </div>
      <Panel title={say('variants')} aside={<span className="text-sm text-soft">{say('variantsHint')}</span>}>
        <VariantsField form={form} />
      </Panel>
      <Panel title={say('specifications')}>
        <SpecificationsField form={form} />
      </Panel>
    </Form>
  );
}

interface PartProps {
  form: FormOf<ProductValues>;
}

function Basics({ form, isNew }: PartProps & { isNew: boolean }) {
  const say = useText('products');
  const nameEn = form.field('name_en');
  const setNameEn = (name: string) =>
    form.setAll((values) => {
      const isSuggested = isNew && (values.slug === '' || values.slug === slugOf(values.name_en));
      return { ...values, name_en: name, ...(isSuggested && { slug: slugOf(name) }) };
    });
  const arabic = { lang: 'ar', dir: 'rtl' } as const;
  const english = { lang: 'en', dir: 'ltr' } as const;
  return (
    <Panel title={say('basics')}>
      <InBoth>
        <TextField {...form.field('name_ar')} {...arabic} label={say('nameAr')} most={200} />
        <TextField {...nameEn} onChange={setNameEn} {...english} label={say('nameEn')} most={200} />
        <TextField {...form.field('short_description_ar')} {...arabic} label={say('shortAr')} most={500} isOptional />
        <TextField {...form.field('short_description_en')} {...english} label={say('shortEn')} most={500} isOptional />
        <LongTextField
          {...form.field('description_ar')}
          {...arabic}
          label={say('descriptionAr')}
          hint={say('markdownHint')}
          most={12_000}
          isOptional
        />
        <LongTextField
          {...form.field('description_en')}
          {...english}
          label={say('descriptionEn')}
          hint={say('markdownHint')}
          most={12_000}
          isOptional
        />
        <TextField {...form.field('brand_ar')} {...arabic} label={say('brandAr')} most={120} isOptional />
        <TextField {...form.field('brand_en')} {...english} label={say('brandEn')} most={120} isOptional />
        <TextField {...form.field('keywords_ar')} {...arabic} label={say('keywordsAr')} most={500} isOptional />
        <TextField {...form.field('keywords_en')} {...english} label={say('keywordsEn')} most={500} isOptional />
        <TextField {...form.field('sku')} label={say('sku')} dir="ltr" most={64} />
        <TextField {...form.field('slug')} label={say('slug')} hint={say('slugHint')} dir="ltr" most={120} />
      </InBoth>
    </Panel>
  );
}

function Prices({ form, product }: PartProps & { product: AdminProduct | undefined }) {
  const say = useText('products');
  const isSimple = form.values.variants.length === 0;
  return (
    <Panel title={say('prices')}>
      <div className="grid gap-4">
        <MoneyField {...form.field('price')} label={say('price')} hint={say('priceHint')} />
        <MoneyField {...form.field('sale_price')} label={say('salePrice')} hint={say('salePriceHint')} isOptional />
        {product?.promotion_id == null ? null : (
          <p className="rounded-lg bg-info-tint px-3 py-2 text-info">
            {say('promoted', { price: product.current_price })}
          </p>
        )}
        {isSimple ? (
          <TextField
            {...form.field('barcode')}
            label={say('barcode')}
            dir="ltr"
            inputMode="numeric"
            most={32}
            isOptional
          />
        ) : null}
        {isSimple && !product ? (
          <NumberField {...form.field('stock')} label={say('firstStock')} hint={say('firstStockHint')} isWhole />
        ) : null}
        <NumberField {...form.field('weight_grams')} label={say('weight')} unit={say('gram')} isWhole />
        <SwitchField {...form.field('is_returnable')} label={say('returnable')} />
      </div>
    </Panel>
  );
}

function Place({ form }: PartProps) {
  const say = useText('products');
  const { category_id: main, extra_category_ids: extra } = form.values;
  const options = useCategoryOptions([main, ...extra]);
  const fields = useId();
  return (
    <Panel title={say('place')}>
      <div className="grid gap-4">
        <CategoryField
          {...form.field('category_id')}
          label={say('mainCategory')}
          none={say('chooseCategory')}
          options={options}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{say('extraCategories')}</legend>
          {[...extra, ...(extra.length < 3 ? [''] : [])].map((chosen, at) => (
            <CategoryChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in a list of choices
              key={at}
              id={`${fields}-${at}`}
              aria-label={`${say('extraCategories')} ${at + 1}`}
              none="—"
              value={chosen}
              onChange={(value) =>
                form.set(
                  'extra_category_ids',
                  [...extra.slice(0, at), value, ...extra.slice(at + 1)].filter((id) => id !== ''),
                )
              }
              options={options.filter(({ value }) => value !== main && (value === chosen || !extra.includes(value)))}
            />
          ))}
        </fieldset>
        <SwitchField {...form.field('is_featured')} label={say('featured')} />
      </div>
    </Panel>
  );
}

/** Labels of the fields by name, for the table of a conflict. */
function labelsOf(say: ReturnType<typeof useText<'products'>>): Partial<Record<keyof ProductValues, string>> {
  return {
    name_ar: say('nameAr'),
    name_en: say('nameEn'),
    short_description_ar: say('shortAr'),
    short_description_en: say('shortEn'),
    description_ar: say('descriptionAr'),
    description_en: say('descriptionEn'),
    keywords_ar: say('keywordsAr'),
    keywords_en: say('keywordsEn'),
    brand_ar: say('brandAr'),
    brand_en: say('brandEn'),
    sku: say('sku'),
    slug: say('slug'),
    price: say('price'),
    sale_price: say('salePrice'),
    category_id: say('mainCategory'),
    variants: say('variants'),
    images: say('pictures'),
    specifications: say('specifications'),
  };
}
