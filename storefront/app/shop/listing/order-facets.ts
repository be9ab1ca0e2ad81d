import type { DepartmentOf } from './listed-page.ts';

/** Kinds of sizes, in the order the filters show them. */
export type SizeKind = 'letters' | 'numbers' | 'volume' | 'weight' | 'length' | 'other';

interface Facet {
  value: string;
  label: string;
  count: number;
}

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];
/** Units by kind, each with its factor to the smallest unit of that kind. */
const UNITS: Readonly<Record<string, [SizeKind, number]>> = {
  ml: ['volume', 1],
  oz: ['volume', 29.57],
  l: ['volume', 1000],
  g: ['weight', 1],
  kg: ['weight', 1000],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
};
const KINDS: readonly SizeKind[] = ['letters', 'numbers', 'volume', 'weight', 'length', 'other'];

/** Kind and sort position of a stored size (`XL`, `42`, `50 ml`). */
function readSize(value: string): { kind: SizeKind; place: number } {
  const letters = LETTERS.indexOf(value.toUpperCase());
  if (letters >= 0) return { kind: 'letters', place: letters };
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(value) ?? [];
  if (amount === '') return { kind: 'other', place: 0 };
  if (unit === '') return { kind: 'numbers', place: Number(amount) };
  const [kind, worth] = UNITS[unit.toLowerCase()] ?? ['other', 1];
  return { kind, place: Number(amount) * worth };
}

/** Sizes grouped by kind, each group from small to large. */
export function groupSizes<Size extends Facet>(sizes: readonly Size[]): { kind: SizeKind; sizes: Size[] }[] {
  const read = sizes.map((size) => ({ size, ...readSize(size.value) }));
  return KINDS.flatMap((kind) => {
    const those = read.filter((one) => one.kind === kind).toSorted((a, b) => a.place - b.place);
    return those.length > 0 ? [{ kind, sizes: those.map(({ size }) => size) }] : [];
  });
}

/** Chosen values first, then those with most products. */
export function chosenFirst<One extends Facet>(facets: readonly One[], chosen: readonly string[]): One[] {
  const rank = ({ value }: One) => (chosen.includes(value) ? 0 : 1);
  return facets.toSorted((a, b) => rank(a) - rank(b) || b.count - a.count);
}

/**
 * Thresholds without those that leave the same products as a stricter one, because they would make no difference.
 */
export function telling<One extends Facet>(ratings: readonly One[], chosen: string | null): One[] {
  const strictest = ratings.filter(
    ({ value, count }) => !ratings.some((other) => other.count === count && Number(other.value) > Number(value)),
  );
  return ratings.filter((rating) => strictest.includes(rating) || rating.value === chosen);
}

/**
 * Departments with their categories: one row each; its categories are listed below it if it or one of them is chosen.
 * On a department's own page there is no parent row, and all categories are on one level.
 */
export function nestCategories<One extends Facet>(
  facets: readonly One[],
  departments: DepartmentOf,
  chosen: string,
): { facet: One; children: One[] }[] {
  const values = new Set(facets.map(({ value }) => value));
  const isChild = ({ value }: One) => values.has(departments[value] ?? '');
  return chosenFirst(
    facets.filter((facet) => !isChild(facet)),
    [],
  ).map((facet) => {
    const children = facets.filter((one) => isChild(one) && departments[one.value] === facet.value);
    const isOpen = [facet, ...children].some(({ value }) => value === chosen);
    return { facet, children: isOpen ? chosenFirst(children, []) : [] };
  });
}
