import { emptyVariant, type OptionValue, type VariantValue } from './product-values.ts';

export const MOST_OPTIONS = 3;
export const MOST_VARIANTS = 200;

/** Values as they are typed or pasted: with commas of either language or lines between them. */
export function readValues(typed: string): string[] {
  const values = typed.split(/[,،\n]/).map((value) => value.trim().slice(0, 60));
  return [...new Set(values.filter((value) => value !== ''))];
}

const withValues = (options: readonly OptionValue[]) => options.filter(({ values }) => values.length > 0);

export const countVariants = (options: readonly OptionValue[]) =>
  withValues(options).reduce((count, { values }) => count * values.length, withValues(options).length === 0 ? 0 : 1);

/**
 * A variant for each combination of values. One that was there keeps its identity, price and stock; it has the first
 * value of an option that is new.
 */
export function variantsFor(options: readonly OptionValue[], there: readonly VariantValue[]): VariantValue[] {
  const used = new Set<VariantValue>();
  return combine(withValues(options)).map((chosen) => {
    const known = there.find(
      (one) =>
        !used.has(one) &&
        withValues(options).every(({ key, values }) => (one.chosen[key] ?? values[0]?.value_ar) === chosen[key]),
    );
    if (!known) return { ...emptyVariant, chosen };
    used.add(known);
    return { ...known, chosen };
  });
}

function combine(options: readonly OptionValue[]): Record<string, string>[] {
  if (options.length === 0) return [];
  return options.reduce<Record<string, string>[]>(
    (made, { key, values }) => made.flatMap((one) => values.map(({ value_ar }) => ({ ...one, [key]: value_ar }))),
    [{}],
  );
}

/** Variants after a value was renamed: they stay what they are. */
export const renameIn = (variants: readonly VariantValue[], key: string, from: string, to: string): VariantValue[] =>
  variants.map((variant) =>
    variant.chosen[key] === from ? { ...variant, chosen: { ...variant.chosen, [key]: to } } : variant,
  );

/** Name of a variant in the form: «أسود / M». */
export const nameOfVariant = (options: readonly OptionValue[], { chosen }: VariantValue): string =>
  options.flatMap(({ key }) => chosen[key] ?? []).join(' / ');
