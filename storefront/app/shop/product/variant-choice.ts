import type { Product, ProductOption, Variant } from '@waha/contract/types';
import { piecesBeyond } from './backorder.ts';

/** The chosen value of each option; null while none is chosen. */
export type Choice = readonly (string | null)[];

export interface Option {
  value: string;
  hex: string | null;
  available: boolean;
}

type Choosable = Pick<Product, 'options' | 'variants'> & { backorder?: Product['backorder'] };

export function isAvailable(variant: Variant): boolean {
  return variant.in_stock && variant.stock_quantity > 0;
}

/** Values of an option, with their availability among the values chosen of the options before it. */
export function valuesOf({ options, variants, backorder = null }: Choosable, at: number, choice: Choice): Option[] {
  const values = new Set(variants.map((variant) => variant.choices[at] ?? ''));
  values.delete('');
  return [...values].map((value) => {
    const those = variants.filter((variant) => variant.choices[at] === value);
    const isLeft = (variant: Variant) =>
      choice.every((one, i) => i >= at || one === null || variant.choices[i] === one);
    return {
      value,
      hex: options[at]?.kind === 'color' ? (those[0]?.color_hex ?? null) : null,
      available: those.some(
        (variant) => isLeft(variant) && (isAvailable(variant) || piecesBeyond({ backorder }, variant) > 0),
      ),
    };
  });
}

/**
 * Where the page opens: on the variant that its address names; else on a colour in stock, and on what is no choice, and the rest is
 * left to the shopper.
 */
export function firstChoice(product: Choosable, variantId?: number): Choice {
  const named = product.variants.find(({ id }) => id === variantId);
  if (named) return product.options.map((_, at) => named.choices[at] || null);
  return product.options.map(({ kind }, at) => {
    const values = valuesOf(product, at, []);
    const first = kind === 'color' ? (values.find(({ available }) => available) ?? values[0]) : values[0];
    return kind === 'color' || values.length === 1 ? (first?.value ?? null) : null;
  });
}

export const withChosen = (choice: Choice, at: number, value: string): Choice =>
  choice.map((one, i) => (i === at ? value : one));

/** The variant a choice names, or null while something is still to be chosen. */
export function chosenVariant(variants: readonly Variant[], choice: Choice): Variant | null {
  return variants.find(({ choices }) => choice.every((one, at) => (choices[at] || null) === one)) ?? null;
}

/** Label of a variant as orders name it: «أسود / M», «النقش: بدون». */
export const labelOf = (options: readonly ProductOption[], values: Choice): string =>
  options
    .flatMap(({ kind, name }, at) => (values[at] ? [kind === 'other' ? `${name}: ${values[at]}` : values[at]] : []))
    .join(' / ');
