import type { Api } from '@waha/contract/client';
import type { Language } from '@waha/kit/language';
import type { Subcategories } from './menu-category.ts';

/** Maximum number of subcategories that a menu shows per department. */
const MOST_SHOWN = 12;

/** One request per language and document; a failed one is repeated when the next menu opens. */
const requests = new Map<Language, Promise<Subcategories>>();

/** The subcategories of all departments. */
export function loadSubcategories(api: Api, language: Language): Promise<Subcategories> {
  const known = requests.get(language);
  if (known) return known;
  const asked = api('GET /categories/root').then(
    (roots): Subcategories => new Map(roots.map(({ slug, children }) => [slug, children.slice(0, MOST_SHOWN)])),
  );
  requests.set(language, asked);
  asked.catch(() => requests.delete(language));
  return asked;
}
