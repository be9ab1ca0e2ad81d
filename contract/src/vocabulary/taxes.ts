// Taxes

/** Value-added tax of a supply. `out_of_scope`: sold by a shop that is not registered for it. */
export const taxCategories = ['standard', 'zero_rated', 'exempt', 'out_of_scope'] as const;
export type TaxCategory = (typeof taxCategories)[number];

/** Taxes that staff give a product: the standard rate, or the tax authority's code of the reason why no VAT is due. */
export const productTaxes = [
  'standard',
  'VATEX-SA-34-1',
  'VATEX-SA-34-2',
  'VATEX-SA-34-3',
  'VATEX-SA-34-4',
  'VATEX-SA-34-5',
  'VATEX-SA-35',
  'VATEX-SA-36',
  'VATEX-SA-29',
  'VATEX-SA-29-7',
  'VATEX-SA-30',
] as const;
export type ProductTax = (typeof productTaxes)[number];

/** Taxes that something was sold by. */
export const soldTaxes = [...productTaxes, 'VATEX-SA-OOS'] as const;
export type SoldTax = (typeof soldTaxes)[number];

/** The article of the VAT regulations stands in the code: 29 and 30 exempt a supply, the others rate it at zero. */
export function taxCategoryOf(tax: SoldTax): TaxCategory {
  if (tax === 'standard') return 'standard';
  if (tax === 'VATEX-SA-OOS') return 'out_of_scope';
  return /^VATEX-SA-(29|30)(-|$)/.test(tax) ? 'exempt' : 'zero_rated';
}
