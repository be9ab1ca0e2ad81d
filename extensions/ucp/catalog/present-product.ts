import { itemId } from '../../machine-checkouts/item-ids.ts';
import { toMinor } from '../../machine-checkouts/to-minor.ts';
import type { ShopProduct, ShopVariant } from '../shop-shapes.ts';

/** Texts of a merchant are data for an agent, never instructions; a bound keeps them from filling its memory. */
const LONGEST_TEXT = 500;
const MOST_PICTURES = 8;

const price = (riyals: number) => ({ amount: toMinor(riyals), currency: 'SAR' });
const plain = (text: string) => ({ plain: text.slice(0, LONGEST_TEXT) });
const nowOf = ({ price: usual, sale_price: reduced }: { price: number; sale_price: number | null }) => reduced ?? usual;

/** A variant as agents buy it; a product without variants is its own. */
function presentVariant(product: ShopProduct, own: ShopVariant | undefined, publicUrl: string) {
  const sold = own ?? product;
  const title = own?.choices.length ? `${product.name} · ${own.choices.join(' / ')}` : product.name;
  const options = product.options.flatMap(({ name }, at) => {
    const label = own?.choices[at];
    return label === undefined ? [] : [{ name, label }];
  });
  return {
    id: itemId({ productId: product.id, variantId: own?.id ?? null }),
    sku: sold.sku,
    title: title.slice(0, LONGEST_TEXT),
    description: plain(product.short_description || product.name),
    price: price(nowOf(sold)),
    ...(sold.sale_price !== null && { list_price: price(sold.price) }),
    availability: { available: sold.in_stock, status: sold.in_stock ? 'in_stock' : 'out_of_stock' },
    ...(options.length > 0 && { options }),
    ...(own?.image && { media: [pictureOf(own.image, publicUrl)] }),
  };
}
export type UcpVariant = ReturnType<typeof presentVariant>;

function pictureOf({ url, alt, width, height }: ShopProduct['images'][number], publicUrl: string) {
  return { type: 'image', url: new URL(url, publicUrl).href, alt_text: alt, width, height };
}

/** A product as agents read it: prices in halalas with VAT, those that its page shows this moment. */
export function presentProduct(product: ShopProduct, publicUrl: string) {
  const sold = product.variants.length > 0 ? product.variants : [product];
  const variants =
    product.variants.length > 0
      ? product.variants.map((own) => presentVariant(product, own, publicUrl))
      : [presentVariant(product, undefined, publicUrl)];
  const usual = sold.map((one) => one.price);
  const isReduced = sold.some((one) => one.sale_price !== null);
  return {
    id: itemId({ productId: product.id, variantId: null }),
    handle: product.slug,
    title: product.name.slice(0, LONGEST_TEXT),
    description: plain(product.short_description || product.name),
    url: `${publicUrl}/product/${product.id}/${product.slug}`,
    categories: product.categories.map(({ slug }) => ({ value: slug, taxonomy: 'merchant' })),
    price_range: rangeOf(sold.map(nowOf)),
    ...(isReduced && { list_price_range: rangeOf(usual) }),
    media: product.images.slice(0, MOST_PICTURES).map((image) => pictureOf(image, publicUrl)),
    ...(product.options.length > 0 && { options: optionsOf(product) }),
    // Lists feature the first: one that can be had.
    variants: variants.sort((a, b) => Number(b.availability.available) - Number(a.availability.available)),
    ...(product.rating_count > 0 && {
      rating: { value: product.rating_average, scale_min: 1, scale_max: 5, count: product.rating_count },
    }),
  };
}
export type UcpProduct = ReturnType<typeof presentProduct>;

const rangeOf = (amounts: readonly number[]) => ({
  min: price(Math.min(...amounts)),
  max: price(Math.max(...amounts)),
});

function optionsOf({ options, variants }: ShopProduct) {
  return options.flatMap(({ name }, at) => {
    const labels = [...new Set(variants.flatMap(({ choices }) => choices[at] ?? []))];
    return labels.length > 0 ? [{ name, values: labels.map((label) => ({ label })) }] : [];
  });
}
