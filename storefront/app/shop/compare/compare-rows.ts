import type { ComparedProduct } from '@waha/contract/types';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';

export interface Line {
  label: string;
  value: string;
}

/** Fields of a column, and no more: they are sent with the page. */
export interface Column {
  card: Card;
  brand: string;
  /** Options with the values to choose between, then specifications. */
  lines: Line[];
}

export function columnOf(product: ComparedProduct): Column {
  const options = product.options.map(({ name }, at) => {
    const values = product.variants.map((variant) => variant.choices[at]).filter((value) => value !== undefined);
    return { label: name, value: [...new Set(values)].join(' · ') };
  });
  return { card: cardOf(product), brand: product.brand, lines: [...options, ...product.specifications] };
}

export interface Row {
  label: string;
  /** One a column; null where the product says nothing of it. */
  values: (string | null)[];
  differs: boolean;
}

const keyOf = (label: string) => label.trim().toLowerCase();

export const isAnyOther = (values: readonly unknown[]) => new Set(values).size > 1;

/** Lines of all columns by their labels, in the order they first appear; several of one label are joined. */
export function rowsOf(columns: readonly { lines: readonly Line[] }[]): Row[] {
  const labels = new Map(columns.flatMap(({ lines }) => lines.map(({ label }) => [keyOf(label), label.trim()])));
  return [...labels].map(([key, label]) => {
    const values = columns.map(({ lines }) => {
      const own = lines.filter((line) => keyOf(line.label) === key && line.value.trim() !== '');
      return own.length > 0 ? own.map(({ value }) => value.trim()).join(' · ') : null;
    });
    return { label, values, differs: isAnyOther(values) };
  });
}
