import type { Variant } from '@waha/contract/types';

export interface Choice {
  color: string | null;
  size: string | null;
}

export interface Option {
  value: string;
  hex: string | null;
  available: boolean;
}

export function isAvailable(variant: Variant): boolean {
  return variant.in_stock && variant.stock_quantity > 0;
}

function distinct(values: (string | null)[]): string[] {
  return [...new Set(values)].filter((value) => value !== null);
}

export function colorOptions(variants: readonly Variant[]): Option[] {
  return distinct(variants.map((variant) => variant.color)).map((color) => {
    const those = variants.filter((variant) => variant.color === color);
    return { value: color, hex: those[0]?.color_hex ?? null, available: those.some(isAvailable) };
  });
}

/** Sizes, with their availability in the chosen colour. */
export function sizeOptions(variants: readonly Variant[], color: string | null): Option[] {
  return distinct(variants.map((variant) => variant.size)).map((size) => ({
    value: size,
    hex: null,
    available: variants.some(
      (variant) => variant.size === size && (color === null || variant.color === color) && isAvailable(variant),
    ),
  }));
}

/** The chosen variant, or null while a choice is missing. */
export function firstChoice(variants: readonly Variant[]): Choice {
  const colors = colorOptions(variants);
  const sizes = distinct(variants.map((variant) => variant.size));
  const color = colors.find((option) => option.available) ?? colors[0];
  return { color: color?.value ?? null, size: sizes.length === 1 ? (sizes[0] ?? null) : null };
}

/** The variant a choice names, or null while something is still to be chosen. */
export function chosenVariant(variants: readonly Variant[], choice: Choice): Variant | null {
  return variants.find((variant) => variant.color === choice.color && variant.size === choice.size) ?? null;
}
