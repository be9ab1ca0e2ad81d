import type { FeedFault, FeedProduct, FeedProvider, FeedShop } from '@waha/extend';
import { itemId } from '../machine-checkouts/item-ids.ts';

const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5_000;
const MOST_PICTURES = 10;

/** Products as `products.jsonl` of the protocol: one product a line, with its variants. Ids are those that checkouts take. */
export function createProductFeed(key: string): FeedProvider {
  return {
    ...{ contentType: 'application/x-ndjson; charset=utf-8', fileEnding: 'jsonl', key: key || null },
    async *write(products, shop, leaveOut) {
      let together: FeedProduct[] = [];
      for await (const product of products) {
        const fault = faultOf(product);
        if (fault) {
          leaveOut(product, fault);
          continue;
        }
        // Variants of one product come one after the other.
        if (together[0] && together[0].item.productId !== product.item.productId) {
          yield lineOf(together, shop);
          together = [];
        }
        together.push(product);
      }
      if (together.length > 0) yield lineOf(together, shop);
    },
  };
}

function faultOf({ title, imageUrls, price, url }: FeedProduct): FeedFault | null {
  if (clean(title) === '') return 'no_title';
  if (imageUrls.length === 0) return 'no_picture';
  if (price <= 0) return 'no_price';
  return url.length > 2_000 ? 'too_long' : null;
}

const lineOf = (variants: readonly FeedProduct[], shop: FeedShop): string =>
  `${JSON.stringify(productOf(variants, shop))}\n`;

function productOf(variants: readonly FeedProduct[], shop: FeedShop) {
  const [first] = variants;
  if (!first) throw new Error('a product has a variant');
  const { item, description, url, imageUrls } = first;
  return {
    id: itemId({ productId: item.productId, variantId: null }),
    title: titleOf(variants),
    description: descriptionOf(description, first.title),
    url: url.replace(/\?variant=\d+$/, ''),
    media: mediaOf(imageUrls),
    variants: variants.map((one) => variantOf(one, shop)),
  };
}

/** The part of their titles that variants have in common. */
function titleOf([first, ...others]: readonly FeedProduct[]): string {
  const title = first?.title ?? '';
  const common = others.length === 0 ? title : title.split(' · ')[0];
  return clean(common ?? title).slice(0, LONGEST_TITLE);
}

function variantOf(product: FeedProduct, shop: FeedShop) {
  const { item, title, description, url, gtin, price, salePrice, availability, taxonomy, categoryPath } = product;
  const isReduced = salePrice !== null && salePrice < price;
  const options = [
    { name: 'Color', value: product.color },
    { name: 'Size', value: product.size },
  ].flatMap(({ name, value }) => (value ? [{ name, value: clean(value) }] : []));
  return {
    ...{ id: itemId(item), title: clean(title).slice(0, LONGEST_TITLE), url },
    description: descriptionOf(description, title),
    ...(gtin && { barcodes: [{ type: 'GTIN', value: gtin }] }),
    price: money(isReduced ? salePrice : price),
    ...(isReduced && { list_price: money(price) }),
    availability: { available: availability !== 'out_of_stock', status: availability },
    categories: [
      ...(categoryPath.length > 0 ? [{ value: clean(categoryPath.join(' > ')), taxonomy: 'merchant' }] : []),
      ...(taxonomy ? [{ value: clean(taxonomy), taxonomy: 'google_product_category' }] : []),
    ],
    condition: ['new'],
    ...(options.length > 0 && { variant_options: options }),
    media: mediaOf(product.imageUrls),
    seller: { name: clean(shop.name) },
  };
}

const money = (halalas: number) => ({ amount: halalas, currency: 'SAR' });
const mediaOf = (urls: readonly string[]) => urls.slice(0, MOST_PICTURES).map((url) => ({ type: 'image', url }));

/** The description without its marks, or else the title. */
function descriptionOf(html: string, title: string) {
  const text = clean(
    html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<\/?[a-z][^>]*(?:>|$)/gi, ' '),
  );
  return { plain: (text || clean(title)).slice(0, LONGEST_DESCRIPTION).toWellFormed() };
}

/** A text in one line, without characters that control something. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
