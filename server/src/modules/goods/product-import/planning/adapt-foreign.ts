import type { AdminProductDraft } from '@waha/contract';
import { faultOfField } from '../reading/fault-places.ts';
import { asWarning, type Fault } from '../reading/faults.ts';
import type { ProductRead } from '../reading/read-product.ts';
import type { Planning } from './planning.ts';
import { repairDraft } from './repair-draft.ts';

/** Price of a draft that has none: nobody buys by mistake for it (docs/decisions/0155). */
export const UNKNOWN_PRICE = 1_000_000;

interface Adapted {
  draft: AdminProductDraft;
  told: Fault[];
  /** Reasons to leave a new product a draft, and an existing one as it is. */
  reasons: Fault[];
}

/**
 * Makes a draft of another shop one that this shop takes: what is wrong and can be left out is left out and told. A
 * product without a price stays a draft.
 */
export function adaptForeign(
  written: AdminProductDraft,
  before: AdminProductDraft | undefined,
  read: ProductRead,
  { takenBy }: Planning,
): Adapted {
  const reasons = [...read.draftReasons];
  const draft = { ...roundPrices(written), variants: written.variants.map(roundPrices) };
  if (!(draft.price > 0)) {
    const key = Number.isNaN(draft.price) ? 'import.draft_no_price' : 'import.draft_price_zero';
    // A product that exists keeps its price.
    reasons.push(asWarning(faultOfField(read, 'price', key)));
    draft.price = before?.price ?? UNKNOWN_PRICE;
    if (!before) draft.sale_price = null;
  }
  draft.variants = draft.variants.map((variant) =>
    variant.price !== null && variant.price <= 0 ? { ...variant, price: null, sale_price: null } : variant,
  );
  const { draft: repaired, told } = repairDraft(draft, before, read);
  const taken: Fault[] = [];
  const ownBarcode = (barcode: string | null, had: string | null | undefined) => {
    if (barcode === null || barcode === had || takenBy.barcode(barcode) === undefined) return barcode;
    taken.push(asWarning(faultOfField(read, 'barcode', 'validation.barcode_taken')));
    return had ?? null;
  };
  return {
    draft: {
      ...repaired,
      barcode: ownBarcode(repaired.barcode, before?.barcode),
      variants: repaired.variants.map((one) => ({
        ...one,
        barcode: ownBarcode(one.barcode, before?.variants.find(({ sku }) => sku === one.sku)?.barcode),
      })),
    },
    told: [...told, ...taken],
    reasons,
  };
}

interface Priced {
  price: number | null;
  sale_price: number | null;
  cost_price?: number | null | undefined;
}

/** Amounts in whole halalas: other shops keep more decimals. */
function roundPrices<Given extends Priced>(given: Given): Given {
  const whole = (amount: number | null) => (amount === null ? null : Math.round(amount * 100) / 100);
  const { price, sale_price, cost_price } = given;
  return {
    ...given,
    price: whole(price),
    sale_price: whole(sale_price),
    ...(cost_price !== undefined && { cost_price: whole(cost_price) }),
  };
}
