import type { OrderLine } from '@waha/contract/types';

/** A line of an order without pieces that come later and offers: those are chosen by a person. */
type LinkedItem = Pick<OrderLine, 'product_id' | 'variant_id' | 'quantity'> & { product_id: number };

const ITEM = /^([1-9]\d{0,8})(?:\.([1-9]\d{0,8}))?:([1-9]\d?)$/;
const MOST_ITEMS = 100;

/** The things of a link to the checkout: `12:1,15.34:2` is one of product 12 and two of variant 34 of product 15. */
export function readLinkedItems(items: string | null): LinkedItem[] {
  return (items ?? '')
    .split(',')
    .slice(0, MOST_ITEMS)
    .flatMap((item) => {
      const [, product, variant, quantity] = ITEM.exec(item) ?? [];
      if (product === undefined) return [];
      const line = { product_id: Number(product), quantity: Number(quantity) };
      return [variant === undefined ? line : { ...line, variant_id: Number(variant) }];
    });
}
