import type { AdminProductDraft } from '@waha/contract';

/** Names of the fields in which a draft differs from the current product; all fields for a new product. */
export function changesOf(before: AdminProductDraft | undefined, draft: AdminProductDraft): string[] {
  const names = Object.keys(draft) as (keyof AdminProductDraft)[];
  return names.filter((name) => !before || canonical(before[name]) !== canonical(draft[name]));
}

/** Canonical JSON: equal for equal values, regardless of the sequence of fields and of absent ones. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
