import type { Api } from '@waha/contract/client';
import type { Language } from '@waha/kit/language';
import type { Subcategories } from './menu-category.ts';

/** As many of a department as a menu shows. */
const MOST_SHOWN = 12;

/** One request a language and document; one that failed is made again by the next menu that opens. */
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
