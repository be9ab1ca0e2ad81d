import type { ListedCategory } from '@waha/contract/types';
import { isNamed } from '@waha/kit/is-named';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../text/language.tsx';

type Language = 'ar' | 'en';

/** A category as a field offers it. */
export interface CategoryOption {
  value: string;
  name: string;
  depth: number;
  /** Names of its ancestors from the top down; '' for a top category. */
  above: string;
  isActive: boolean;
}

/** Most categories that are offered as a list; more are searched by name. */
export const FEW_CATEGORIES = 200;

/** Options of category fields in the order of the tree; archived ones only while they are chosen. */
export function useCategoryOptions(kept: readonly string[] = []): readonly CategoryOption[] {
  const { data = none } = useCall('GET /admin/categories');
  const { all, active } = optionsIn(data, useLanguage());
  return kept.length === 0 ? active : all.filter(({ value, isActive }) => isActive || kept.includes(value));
}

/** Options whose name matches, at most `most`. */
export function findOptions(options: readonly CategoryOption[], typed: string, most: number): CategoryOption[] {
  const found: CategoryOption[] = [];
  for (const option of options) {
    if (isNamed(option.name, typed)) found.push(option);
    if (found.length === most) break;
  }
  return found;
}

const none: readonly ListedCategory[] = [];
type Offered = Record<'all' | 'active', readonly CategoryOption[]>;
/** Cached per loaded list, because several fields of one screen offer the same options. */
const made: Record<Language, WeakMap<readonly ListedCategory[], Offered>> = { ar: new WeakMap(), en: new WeakMap() };

function optionsIn(categories: readonly ListedCategory[], language: Language): Offered {
  const known = made[language].get(categories);
  if (known) return known;
  const above: string[] = [];
  const all = categories.map((category) => {
    above.length = category.depth;
    const name = nameOf(category, language);
    const option = { value: String(category.id), name, depth: category.depth, above: above.join(' › ') };
    above.push(name);
    return { ...option, isActive: category.is_active };
  });
  const offered = { all, active: all.filter(({ isActive }) => isActive) };
  made[language].set(categories, offered);
  return offered;
}

export function nameOf(thing: { name_ar: string; name_en: string }, language: Language): string {
  return language === 'ar' ? thing.name_ar : thing.name_en;
}
