import type { AdminProduct } from '@waha/contract/types';
import { useId } from 'react';
import { LongTextField, MoneyField, NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import { useIsArabicAlone } from '../../form/shop-languages.ts';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Fold } from '../../ui/fold.tsx';
import { CategoryChoice } from '../goods/category-choice.tsx';
import { useCategoryOptions } from '../goods/category-options.ts';
import { ChosenProducts } from '../goods/chosen-products.tsx';
import { BackorderFold } from './backorder-fold.tsx';
import { BuyerFieldsFold } from './buyer-fields-fold.tsx';
import { CostField } from './cost-field.tsx';
import { DeliveryFold } from './delivery-fold.tsx';
import type { ProductValues } from './product-values.ts';
import { SeoFold } from './seo-fold.tsx';
import { SpecificationsField } from './specifications-field.tsx';
import { TaxFold } from './tax-fold.tsx';
import { VariantsField } from './variants-field.tsx';

/** As many as a page shows. */
const MOST_RELATED = 8;

interface FoldProps {
  form: Form<ProductValues>;
}

/** True if a value of one of these fields is refused. */
const isWrongIn = ({ errors }: Form<ProductValues>, ...names: (keyof ProductValues)[]) =>
  Object.keys(errors).some((path) => names.some((name) => path === name || path.startsWith(`${name}.`)));

/** The parts of a product beside the essential ones, each folded and marked where something is missing. */
export function Folds({ form, product }: FoldProps & { product: AdminProduct | undefined }) {
  const say = useText('products');
  return (
    <>
      <Description form={form} />
      <Fold title={say('variants')} hint={say('variantsHint')} isWrong={isWrongIn(form, 'variants')}>
        <VariantsField form={form} />
      </Fold>
      <BuyerFieldsFold form={form} />
      <DeliveryFold form={form} />
      <Offer form={form} product={product} />
      <TaxFold form={form} />
      {form.values.delivery === 'digital' ? null : <BackorderFold form={form} />}
      <Fold title={say('specifications')} isWrong={isWrongIn(form, 'specifications')}>
        <SpecificationsField form={form} />
      </Fold>
      <Related form={form} />
      <English form={form} />
      <Place form={form} />
      <SeoFold form={form} id={product?.id} />
    </>
  );
}

/** Labels of those fields that are empty. */
function emptyOf(values: ProductValues, fields: readonly (readonly [name: keyof ProductValues, label: string])[]) {
  return fields.filter(([name]) => values[name] === '').map(([, label]) => label);
}

function Description({ form }: FoldProps) {
  const say = useText('products');
  const arabic = { lang: 'ar', dir: 'rtl' } as const;
  const missing = emptyOf(form.values, [
    ['short_description_ar', say('short')],
    ['description_ar', say('descriptionText')],
  ]);
  const isWrong = isWrongIn(form, 'short_description_ar', 'description_ar', 'brand_ar', 'tags', 'keywords_ar');
  return (
    <Fold title={say('descriptionText')} missing={missing} isWrong={isWrong}>
      <div className="grid gap-4">
        <TextField {...form.field('short_description_ar')} {...arabic} label={say('short')} most={500} isOptional />
        <LongTextField
          {...form.field('description_ar')}
          {...arabic}
          label={say('descriptionText')}
          hint={say('markdownHint')}
          most={12_000}
          isOptional
        />
        <TextField {...form.field('brand_ar')} {...arabic} label={say('brand')} most={120} isOptional />
        <TextField {...form.field('tags')} label={say('tags')} hint={say('tagsHint')} most={1_240} isOptional />
        <TextField {...form.field('keywords_ar')} {...arabic} label={say('keywords')} most={500} isOptional />
      </div>
    </Fold>
  );
}

function English({ form }: FoldProps) {
  const say = useText('products');
  const english = { lang: 'en', dir: 'ltr' } as const;
  const missing = emptyOf(form.values, [['name_en', say('nameEn')]]);
  const isWrong = isWrongIn(form, 'name_en', 'short_description_en', 'description_en', 'brand_en', 'keywords_en');
  if (useIsArabicAlone() && !isWrong) return null;
  return (
    <Fold title={say('english')} hint={say('englishHint')} missing={missing} isWrong={isWrong}>
      <div className="grid gap-4">
        <TextField {...form.field('name_en')} {...english} label={say('nameEn')} most={200} isOptional />
        <TextField {...form.field('short_description_en')} {...english} label={say('shortEn')} most={500} isOptional />
        <LongTextField
          {...form.field('description_en')}
          {...english}
          label={say('descriptionEn')}
          hint={say('markdownHint')}
          most={12_000}
          isOptional
        />
        <TextField {...form.field('brand_en')} {...english} label={say('brandEn')} most={120} isOptional />
        <TextField {...form.field('keywords_en')} {...english} label={say('keywordsEn')} most={500} isOptional />
      </div>
    </Fold>
  );
}

function Offer({ form, product }: FoldProps & { product: AdminProduct | undefined }) {
  const say = useText('products');
  const isSimple = form.values.variants.length === 0;
  return (
    <Fold title={say('offer')} isWrong={isWrongIn(form, 'sale_price', 'cost_price', 'barcode', 'weight_grams', 'sku')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField {...form.field('sale_price')} label={say('salePrice')} hint={say('salePriceHint')} isOptional />
        <CostField {...form.field('cost_price')} hint={say('costHint')} />
        <TextField
          {...form.field('sku')}
          label={say('sku')}
          {...(product ? {} : { hint: say('skuHint') })}
          dir="ltr"
          most={64}
          isOptional
        />
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
        {form.values.delivery === 'digital' ? null : (
          <>
            <NumberField {...form.field('weight_grams')} label={say('weight')} unit={say('gram')} isWhole />
            <SwitchField {...form.field('is_returnable')} label={say('returnable')} />
          </>
        )}
      </div>
    </Fold>
  );
}

/** Products shown beside it before those that the shop finds. */
function Related({ form }: FoldProps) {
  const say = useText('products');
  return (
    <Fold title={say('related')} hint={say('relatedHint')} isWrong={isWrongIn(form, 'related')}>
      <ChosenProducts
        products={form.values.related}
        most={MOST_RELATED}
        onChange={(related) => form.set('related', related)}
        errorOf={(at) => form.errorOf(`related_ids.${at}`)}
      />
    </Fold>
  );
}

function Place({ form }: FoldProps) {
  const say = useText('products');
  const { category_id: main, extra_category_ids: extra } = form.values;
  const options = useCategoryOptions([main, ...extra]);
  const fields = useId();
  return (
    <Fold title={say('place')} isWrong={isWrongIn(form, 'extra_category_ids')}>
      <div className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{say('extraCategories')}</legend>
          {[...extra, ...(extra.length < 3 ? [''] : [])].map((chosen, at) => (
            <CategoryChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in a list of choices
              key={at}
              id={`${fields}-${at}`}
              name={`extra_category_ids.${at}`}
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
    </Fold>
  );
}
