import type { FeedFault, FeedProduct, FeedShop, Halalas } from '@waha/extend';
import { cleanText, cutText, textOfHtml } from './plain-text.ts';
import type { Profile } from './profiles.ts';

/** A field with its values: several of one name, or a group of fields. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;
export type Fields = readonly (readonly [name: string, value: FieldValue])[];

/** All names, in the sequence of columns. */
export const fieldNames = [
  ...['id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'availability', 'availability_date'],
  ...['price', 'sale_price', 'sale_price_effective_date', 'condition', 'brand', 'gtin', 'identifier_exists'],
  ...['item_group_id', 'google_product_category', 'product_type', 'color', 'size', 'shipping_weight', 'shipping'],
] as const;

const LONGEST_LINK = 2_000;
const LONGEST_TYPE = 750;
const LONGEST_OPTION = 100;
/** Days before a parcel is handed over, as the page states them. */
const HANDLING = { min_handling_time: '0', max_handling_time: '1' };

/** Halalas as services write prices: `119.00 SAR`. */
export const feedPrice = (halalas: Halalas): string => `${(halalas / 100).toFixed(2)} SAR`;

/** A moment in Riyadh, to the minute, as ISO 8601 with its offset. */
function riyadhTime(at: string): string {
  const shifted = new Date(Date.parse(at) + 3 * 3_600_000);
  return `${shifted.toISOString().slice(0, 16)}+0300`;
}

/** Why the service would refuse the product; null where it would not. */
export function faultOf(product: FeedProduct, { most, needsDate }: Profile): FeedFault | null {
  if (cleanText(product.title) === '') return 'no_title';
  if (product.imageUrls.length === 0) return 'no_picture';
  if (product.price <= 0) return 'no_price';
  if (product.id.length > most.id || product.url.length > LONGEST_LINK) return 'too_long';
  const isPromised = product.availability === 'preorder' || product.availability === 'backorder';
  return needsDate && isPromised && product.availableFrom === null ? 'no_date' : null;
}

/** The fields of a product, in the words of a service; those without a value are left out. */
export function fieldsOf(product: FeedProduct, shop: FeedShop, profile: Profile): Fields {
  const { most } = profile;
  const fit = (text: string, longest: number) => {
    const bare = profile.withoutEmoji ? text.replace(/\p{Extended_Pictographic}\ufe0f?/gu, '') : text;
    return cutText(cleanText(bare), longest);
  };
  const title = fit(product.title, most.title) || product.sku;
  const told = [product.description, product.title].map((text) => fit(textOfHtml(text), most.description));
  const described = told.find(Boolean) ?? product.sku;
  const [picture = '', ...others] = product.imageUrls.slice(0, most.pictures);
  const isPromised = product.availability === 'preorder' || product.availability === 'backorder';
  const values: Readonly<Record<(typeof fieldNames)[number], FieldValue | null>> = {
    ...{ id: product.id, title, description: described },
    ...{ link: product.url, image_link: picture, additional_image_link: others },
    availability: profile.availability[product.availability],
    availability_date: isPromised && product.availableFrom ? `${product.availableFrom}T00:00+0300` : null,
    ...pricesOf(product),
    condition: 'new',
    brand: fit(product.brand ?? (profile.needsBrand ? shop.name : ''), most.brand),
    gtin: product.gtin,
    identifier_exists: product.gtin ? null : 'no',
    item_group_id: product.groupId,
    google_product_category: product.taxonomy && cleanText(product.taxonomy),
    product_type: fit(product.categoryPath.join(' > '), LONGEST_TYPE),
    color: fit(product.color ?? '', LONGEST_OPTION),
    size: fit(product.size ?? '', LONGEST_OPTION),
    shipping_weight: product.weightGrams > 0 ? `${product.weightGrams} g` : null,
    shipping: product.isSent ? shippingOf(shop) : null,
  };
  return fieldNames.flatMap((name) => {
    const value = values[name];
    if (value === null || value.length === 0 || profile.without.has(name)) return [];
    return [[profile.names[name] ?? name, value] as const];
  });
}

function pricesOf({ price, salePrice, saleWindow }: FeedProduct) {
  const isReduced = salePrice !== null && salePrice < price;
  return {
    price: feedPrice(price),
    sale_price: isReduced ? feedPrice(salePrice) : null,
    sale_price_effective_date:
      isReduced && saleWindow ? `${riyadhTime(saleWindow.startsAt)}/${riyadhTime(saleWindow.endsAt)}` : null,
  };
}

function shippingOf({ delivery }: FeedShop): FieldValue | null {
  if (!delivery) return null;
  return {
    country: 'SA',
    service: 'Standard',
    price: feedPrice(delivery.price),
    ...HANDLING,
    min_transit_time: String(delivery.minDays),
    max_transit_time: String(delivery.maxDays),
  };
}
