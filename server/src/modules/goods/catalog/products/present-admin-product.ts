import {
  type AdminProduct,
  type BulkProductOutcome,
  type AdminProductRow as ListedProduct,
  type StockMovement,
  toRiyals,
} from '@waha/contract';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { createTexts, type Language } from '../../../../platform/text/index.ts';
import { platformRefusalTexts } from '../../../../text/index.ts';
import { presentAdminPicture } from '../previews/shop-pictures.ts';
import { catalogRefusalTexts } from '../refusals.ts';
import {
  type AdminProductRow,
  type ListedProductRow,
  type MovementRow,
  readListedProducts,
} from './admin-products.store.ts';
import type { BulkResult } from './bulk-products.ts';
import { alignedChoices, optionsOf } from './choices.ts';
import { sentBackorder } from './editable-draft.ts';

const riyals = (halalas: number | null) => (halalas === null ? null : toRiyals(halalas));

export function presentListedProduct(row: ListedProductRow): ListedProduct {
  const { price_halalas, sale_price_halalas, current_price_halalas, image, published_at, updated_at, ...rest } = row;
  return {
    ...rest,
    price: toRiyals(price_halalas),
    sale_price: riyals(sale_price_halalas),
    current_price: toRiyals(current_price_halalas),
    image: image && presentAdminPicture(image),
    published_at: published_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** A product for staff; costs only for those who may see them. */
export function presentAdminProduct(row: AdminProductRow, hasCosts: boolean): AdminProduct {
  const cost = (halalas: number | null | undefined) => riyals(hasCosts ? (halalas ?? null) : null);
  const { description_source_ar, description_source_en, variants, images, ...rest } = row;
  const sold = variants.find((variant) => variant.is_default);
  const chosen = variants.filter((variant) => !variant.is_default);
  const options = optionsOf(chosen);
  return {
    ...presentListedProduct(row),
    short_description_ar: rest.short_description_ar,
    short_description_en: rest.short_description_en,
    description_ar: description_source_ar,
    description_en: description_source_en,
    keywords_ar: rest.keywords_ar,
    keywords_en: rest.keywords_en,
    seo_title_ar: rest.seo_title_ar,
    seo_title_en: rest.seo_title_en,
    seo_description_ar: rest.seo_description_ar,
    seo_description_en: rest.seo_description_en,
    tags: rest.tags,
    specifications: rest.specifications,
    extra_category_ids: rest.extra_category_ids,
    cost_price: cost(rest.cost_halalas),
    backorder: sentBackorder(rest),
    related: rest.related,
    promotion_id: rest.promotion_id,
    tax: rest.tax,
    is_returnable: rest.is_returnable,
    delivery: rest.delivery,
    weight_grams: rest.weight_grams,
    is_featured: rest.is_featured,
    barcode: sold?.barcode ?? null,
    buyer_fields: rest.buyer_fields,
    images: images.map(presentAdminPicture),
    options,
    variants: chosen.map(
      ({ price_halalas, sale_price_halalas, cost_halalas, quantity, image, is_default: _, ...variant }) => ({
        ...variant,
        choices: alignedChoices(options, variant).map((choice) => ({
          value_ar: choice?.value_ar ?? '',
          value_en: choice?.value_en ?? '',
          hex: choice?.hex ?? null,
        })),
        price: riyals(price_halalas),
        sale_price: riyals(sale_price_halalas),
        cost_price: cost(cost_halalas),
        image: image && presentAdminPicture(image),
        stock_quantity: quantity,
      }),
    ),
  };
}

export function presentMovement({ created_at, ...row }: MovementRow): StockMovement {
  return { ...row, at: created_at.toISOString() };
}

/** Audited fields of a product: prices, place and variants. Texts are identified by their names. */
export function auditedProduct(row: AdminProductRow) {
  const { version, status, published_at, sku, slug, name_ar, name_en, category_id, extra_category_ids } = row;
  const variants = row.variants.map(({ id, sku: own, price_halalas, sale_price_halalas, cost_halalas, quantity }) => ({
    id,
    sku: own,
    price_halalas,
    sale_price_halalas,
    cost_halalas,
    quantity,
  }));
  const { price_halalas, sale_price_halalas, cost_halalas, tax, backorder, ships_from, backorder_limit } = row;
  const prices = { price_halalas, sale_price_halalas, cost_halalas, tax };
  const beyond = { backorder, ships_from, backorder_limit };
  const fields = { buyer_fields: row.buyer_fields };
  const placed = { category_id, extra_category_ids, pictures: row.images.map(({ key }) => key) };
  return {
    version,
    status,
    published_at,
    sku,
    slug,
    name_ar,
    name_en,
    ...placed,
    ...prices,
    ...beyond,
    ...fields,
    variants,
  };
}

/** Texts of a refused row in a bulk change: refusals of this module, the version, or fields. */
const refusalTexts = createTexts<string>({
  ar: { ...platformRefusalTexts.ar, ...catalogRefusalTexts.ar },
  en: { ...platformRefusalTexts.en, ...catalogRefusalTexts.en },
});

/** Outcome of each row, with the product as it is now. */
export async function presentBulk(
  where: Database | Tx,
  results: readonly BulkResult[],
  language: Language,
): Promise<{ done: number; rows: BulkProductOutcome[] }> {
  const found = await readListedProducts(
    where,
    results.map(({ row }) => row.id),
  );
  const products = new Map(found.map((row) => [row.id, presentListedProduct(row)]));
  const rows = results.map(({ row, refusal }) => ({
    id: row.id,
    is_done: refusal === null,
    code: refusal?.code ?? null,
    message: refusal && refusalTexts.say(language, refusal.code, refusal.params),
    errors: refusal?.extras.fields ?? null,
    product: products.get(row.id) ?? null,
  }));
  return { done: rows.filter((row) => row.is_done).length, rows };
}
