import type { ImportFormat } from '../reading/column-maps.ts';

/** Most levels of the category tree. */
const MOST_LEVELS = 5;
const LONGEST_NAME = 120;
/** Names that other shops give to what has no category. */
const NONE = new Set(['uncategorized', 'uncategorised', 'غير مصنف', 'بدون تصنيف', 'без категории', 'n/a', '-', 'none']);

export const foldName = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Key of a path of names: equal for equal names, however they are written. */
export const categoryKey = (path: readonly string[]) => path.map(foldName).join(' > ');

/** A part of a cell that is not separated here: Shopify's types may contain a comma. */
const SEPARATORS: Partial<Record<ImportFormat, RegExp>> = {
  shopify: /[|;]/,
  woocommerce: /(?<!\\)[,;|،]/,
};

/** Paths of category names in a cell, the deepest first: `A > B, C` is `[[A, B], [C]]`. */
export function categoryPaths(format: ImportFormat, cell: string): string[][] {
  return cell
    .split(SEPARATORS[format] ?? /[,;|،]/)
    .map((part) =>
      part
        .split(/\s*(?:>|»|\/\/|›)\s*/)
        .map((name) =>
          name
            .replaceAll('\\,', ',')
            .replaceAll(/[\s\p{Cc}]+/gu, ' ')
            .trim()
            .slice(0, LONGEST_NAME)
            .trim(),
        )
        .filter((name) => name !== '' && !NONE.has(foldName(name)))
        .slice(0, MOST_LEVELS),
    )
    .filter((path) => path.length > 0)
    .toSorted((a, b) => b.length - a.length);
}
