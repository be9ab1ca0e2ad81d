import type { AdminProduct } from '@waha/contract/types';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { MoneyField, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { CategoryField } from '../goods/category-field.tsx';
import { useCategoryOptions } from '../goods/category-options.ts';
import { PicturesField } from '../goods/pictures-field.tsx';
import { Margin } from './margin.tsx';
import { Folds } from './product-folds.tsx';
import { emptyProduct, type ProductValues, productBody, productValues, required } from './product-values.ts';

const MOST_PICTURES = 20;

interface ProductFormProps {
  /** The edited product; without it, the form creates a product and restores the draft typed in this tab. */
  product?: AdminProduct;
  onCreated?: (product: AdminProduct) => void;
}

/** One form for simple and variable products: what every product needs on one screen of a phone, the rest folded. */
export function ProductForm({ product, onCreated }: ProductFormProps) {
  const say = useText('products');
  const common = useText('common');
  const toast = useToast();
  const initial = useMemo(() => (product ? productValues(product) : emptyProduct), [product]);
  // Only the button publishes; Ctrl S and a key in a field save a draft.
  const isPublished = useRef(false);
  const form = useForm({
    call: product ? 'PUT /admin/products/{id}' : 'POST /admin/products',
    initial,
    input: (values) => {
      if (product) return { params: { id: product.id }, body: { ...productBody(values), version: values.version } };
      const status = isPublished.current ? ('published' as const) : ('draft' as const);
      const stock = values.delivery === 'digital' ? 0 : required(values.stock);
      return { body: { ...productBody(values), stock, status } };
    },
    ...(product ? { done: common('saved') } : { draft: 'product:new' }),
    onDone: (saved) => {
      if (!product) toast({ kind: 'good', text: say(saved.status === 'published' ? 'createdPublished' : 'created') });
      onCreated?.(saved);
    },
    changedTo: productValues,
  });
  const submits = product ? undefined : <Submits isBusy={form.isBusy} choose={(to) => (isPublished.current = to)} />;
  return (
    <Form form={form} save={say('save')} submits={submits} labels={labelsOf(say)}>
      <Essentials form={form} product={product} />
      <Folds form={form} product={product} />
    </Form>
  );
}

/** A new product is published at once, or kept as a draft. */
function Submits({ isBusy, choose }: { isBusy: boolean; choose: (isPublished: boolean) => void }) {
  const say = useText('products');
  return (
    <>
      <button type="submit" className="btn btn-quiet" disabled={isBusy} onClick={() => choose(false)}>
        {say('create')}
      </button>
      <button type="submit" className="btn btn-primary" disabled={isBusy} onClick={() => choose(true)}>
        {say('publishNew')}
      </button>
    </>
  );
}

interface PartProps {
  form: FormOf<ProductValues>;
  product: AdminProduct | undefined;
}

/** The fields without which nothing can be sold. */
function Essentials({ form, product }: PartProps) {
  const say = useText('products');
  const options = useCategoryOptions([form.values.category_id]);
  // Undefined until they are loaded: a shop with categories is not told that it has none.
  const { data: categories } = useCall('GET /admin/categories');
  const isDigital = form.values.delivery === 'digital';
  const isCounted = form.values.variants.length === 0 && !product && !isDigital;
  return (
    <Panel>
      <div className="grid gap-4">
        <PicturesField
          pictures={form.values.images}
          change={(to) => form.setAll((values) => ({ ...values, images: to(values.images) }))}
          errorOf={form.errorOf}
          most={MOST_PICTURES}
        />
        <TextField {...form.field('name_ar')} lang="ar" dir="rtl" label={say('name')} most={200} />
        <div className={isCounted ? 'grid grid-cols-2 gap-3' : 'grid gap-3'}>
          <MoneyField {...form.field('price')} label={say('price')} hint={say('priceHint')} />
          {isCounted ? (
            <NumberField {...form.field('stock')} label={say('quantity')} hint={say('quantityHint')} isWhole />
          ) : null}
        </div>
        <Margin values={form.values} />
        {product?.promotion_id == null ? null : (
          <p className="rounded-lg bg-info-tint px-3 py-2 text-info">
            {say('promoted', { price: product.current_price })}
          </p>
        )}
        <CategoryField
          {...form.field('category_id')}
          label={say('mainCategory')}
          none={say('chooseCategory')}
          options={options}
        />
        {categories?.length === 0 ? (
          <p>
            {say('noCategories')}{' '}
            <Link to="/categories" className="text-link underline">
              {say('addCategory')}
            </Link>
          </p>
        ) : null}
      </div>
    </Panel>
  );
}

/** Labels of the fields by name, for the table of a conflict and for faults that no field shows. */
function labelsOf(say: ReturnType<typeof useText<'products'>>): Partial<Record<keyof ProductValues, string>> {
  return {
    name_ar: say('name'),
    name_en: say('nameEn'),
    short_description_ar: say('shortAr'),
    short_description_en: say('shortEn'),
    description_ar: say('descriptionAr'),
    description_en: say('descriptionEn'),
    keywords_ar: say('keywordsAr'),
    keywords_en: say('keywordsEn'),
    tags: say('tags'),
    brand_ar: say('brandAr'),
    brand_en: say('brandEn'),
    sku: say('sku'),
    slug: say('slug'),
    seo_title_ar: say('seoTitleAr'),
    seo_title_en: say('seoTitleEn'),
    seo_description_ar: say('seoDescriptionAr'),
    seo_description_en: say('seoDescriptionEn'),
    price: say('price'),
    sale_price: say('salePrice'),
    cost_price: say('cost'),
    tax: say('tax'),
    delivery: say('delivery'),
    backorder: say('backorder'),
    category_id: say('mainCategory'),
    variants: say('variants'),
    images: say('pictures'),
    specifications: say('specifications'),
    buyer_fields: say('buyerFields'),
    related: say('related'),
  };
}
