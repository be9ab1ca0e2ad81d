import type { UcpProduct, UcpVariant } from './present-product.ts';

interface Choice {
  name: string;
  label: string;
}

const same = (a: string, b: string) => a.normalize().trim().toLowerCase() === b.normalize().trim().toLowerCase();

const has = ({ options = [] }: UcpVariant, { name, label }: Choice) =>
  options.some((one) => same(one.name, name) && same(one.label, label));

const fits = (variant: UcpVariant, choices: readonly Choice[]) => choices.every((choice) => has(variant, choice));

/**
 * Puts the variants that fit the choices first, and says of each value whether it can be had with them. Where nothing fits, choices
 * are given up from the end of the preferences.
 */
export function narrow(
  product: UcpProduct,
  {
    id,
    selected = [],
    preferences = [],
  }: { id: string; selected?: Choice[] | undefined; preferences?: string[] | undefined },
) {
  const named = product.variants.find((variant) => variant.id === id);
  // Where nothing is chosen, the first variant is: the one that lists feature.
  const featured = named && id !== product.id ? named : product.variants[0];
  const asked = selected.length === 0 ? (featured?.options ?? []) : selected;
  const effective = relax(product.variants, asked, preferences);
  const fitting = product.variants.filter((variant) => fits(variant, effective));
  const variants = [...fitting, ...product.variants.filter((variant) => !fitting.includes(variant))];
  return {
    ...product,
    variants,
    ...(product.options && { selected: effective, options: signals(product, effective) }),
  };
}

function relax(variants: readonly UcpVariant[], choices: readonly Choice[], preferences: readonly string[]): Choice[] {
  const rank = ({ name }: Choice) => {
    const at = preferences.findIndex((one) => same(one, name));
    return at < 0 ? preferences.length : at;
  };
  const kept = [...choices].sort((a, b) => rank(a) - rank(b));
  while (kept.length > 0 && !variants.some((variant) => fits(variant, kept))) kept.pop();
  return kept;
}

function signals({ options = [], variants }: UcpProduct, choices: readonly Choice[]) {
  return options.map(({ name, values }) => {
    const others = choices.filter((choice) => !same(choice.name, name));
    return {
      name,
      values: values.map(({ label }) => {
        const there = variants.filter((variant) => fits(variant, [...others, { name, label }]));
        const available = there.some((variant) => variant.availability.available);
        return { label, exists: there.length > 0, available };
      }),
    };
  });
}
