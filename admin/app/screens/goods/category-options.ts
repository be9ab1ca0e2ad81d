import type { AdminCategory } from '@waha/contract';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../text/language.tsx';

/** Categories as a field offers them, in the order of the tree, those below indented; archived ones only where they are kept. */
export function useCategoryOptions(kept: readonly string[] = []): (readonly [value: string, label: string])[] {
  const { data } = useCall('GET /admin/categories');
  const language = useLanguage();
  return (data ?? [])
    .filter(({ id, is_active: isActive }) => isActive || kept.includes(String(id)))
    .map((category) => [String(category.id), `${'\u2003'.repeat(category.depth)}${nameOf(category, language)}`]);
}

export function nameOf(thing: Pick<AdminCategory, 'name_ar' | 'name_en'>, language: 'ar' | 'en'): string {
  return language === 'ar' ? thing.name_ar : thing.name_en;
}
