import type { AdminPromotion, AdminPromotionDraft } from '@waha/contract/types';
import { readNumber, showNumber } from '../../form/numbers.ts';
import type { TargetProduct } from '../goods/targets-field.tsx';
import { required } from '../products/product-values.ts';

/** An offer as typed. */
export interface PromotionValues {
  version: number;
  type: AdminPromotion['type'];
  /** Kind of a flash sale. */
  by: 'percent' | 'price';
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  percent: string;
  fixed_price: string;
  buy_quantity: string;
  get_quantity: string;
  starts_at: string;
  ends_at: string;
  quantity_cap: string;
  priority: string;
  stackable: boolean;
  licence_number: string;
  is_active: boolean;
  products: TargetProduct[];
  categories: string[];
}

const DAY_MS = 86_400_000;

/** Values of a new offer: it runs for a week from now. */
export function newPromotion(now: number): PromotionValues {
  return {
    version: 0,
    type: 'percentage',
    by: 'percent',
    name_ar: '',
    name_en: '',
    description_ar: '',
    description_en: '',
    percent: '',
    fixed_price: '',
    buy_quantity: '',
    get_quantity: '',
    starts_at: new Date(now).toISOString(),
    ends_at: new Date(now + 7 * DAY_MS).toISOString(),
    quantity_cap: '',
    priority: '0',
    stackable: false,
    licence_number: '',
    is_active: true,
    products: [],
    categories: [],
  };
}

export function promotionValues(offer: AdminPromotion): PromotionValues {
  const { version, type, name_ar, name_en, description_ar, description_en, starts_at, ends_at } = offer;
  const known = new Map(offer.products.map((product) => [product.id, product]));
  return {
    version,
    type,
    name_ar,
    name_en,
    description_ar,
    description_en,
    starts_at,
    ends_at,
    stackable: offer.stackable,
    is_active: offer.is_active,
    by: offer.fixed_price === null ? 'percent' : 'price',
    percent: showNumber(offer.percent),
    fixed_price: showNumber(offer.fixed_price),
    buy_quantity: showNumber(offer.buy_quantity),
    get_quantity: showNumber(offer.get_quantity),
    quantity_cap: showNumber(offer.quantity_cap),
    priority: showNumber(offer.priority),
    licence_number: offer.licence_number ?? '',
    products: offer.product_ids.map((id) => known.get(id) ?? { id, name_ar: '', name_en: '' }),
    categories: offer.category_ids.map(String),
  };
}

/** True if an offer is of this kind: fields of another kind stay as they were typed and are not sent. */
export function isBy(values: PromotionValues, what: 'percent' | 'price' | 'pieces'): boolean {
  if (values.type === 'buy_x_get_y') return what === 'pieces';
  if (values.type === 'flash') return what === values.by;
  return what === (values.type === 'percentage' ? 'percent' : 'price');
}

export function promotionBody(values: PromotionValues): AdminPromotionDraft {
  const only = (typed: string, what: Parameters<typeof isBy>[1]) => (isBy(values, what) ? readNumber(typed) : null);
  return {
    type: values.type,
    name_ar: values.name_ar,
    name_en: values.name_en,
    description_ar: values.description_ar,
    description_en: values.description_en,
    percent: only(values.percent, 'percent'),
    fixed_price: only(values.fixed_price, 'price'),
    buy_quantity: only(values.buy_quantity, 'pieces'),
    get_quantity: only(values.get_quantity, 'pieces'),
    starts_at: values.starts_at,
    ends_at: values.ends_at,
    quantity_cap: readNumber(values.quantity_cap),
    priority: required(values.priority),
    stackable: values.stackable,
    licence_number: values.licence_number.trim() === '' ? null : values.licence_number,
    is_active: values.is_active,
    product_ids: values.products.map(({ id }) => id),
    category_ids: values.categories.map(Number),
  };
}
