import type { Database, Tx } from '../../../platform/database/index.ts';
import { readHomePage, type StoredHomePart } from './home-page.store.ts';

const nothing = { ar: '', en: '' };

/** The default home page, also for a shop without changes; kinds that a stored page lacks are appended from it. */
const asItComes: readonly StoredHomePart[] = [
  { kind: 'hero', is_on: true, title: nothing, text: nothing, action: nothing, link: '', image: null },
  { kind: 'categories', is_on: true, category_ids: [] },
  { kind: 'flash', is_on: true },
  { kind: 'featured', is_on: true },
  { kind: 'newest', is_on: true },
  { kind: 'bundle', is_on: true },
  { kind: 'best', is_on: true },
  { kind: 'community', is_on: true },
  { kind: 'blog', is_on: true },
  { kind: 'newsletter', is_on: true },
  { kind: 'trust', is_on: true },
];

export interface HomePage {
  /** 0 before the first change. */
  version: number;
  parts: readonly StoredHomePart[];
}

/** The home page with every kind of part: a part that was left out is included, switched off. */
export async function readHome(where: Database | Tx): Promise<HomePage> {
  const kept = await readHomePage(where);
  if (!kept) return { version: 0, parts: asItComes };
  const missing = asItComes.filter(({ kind }) => !kept.parts.some((part) => part.kind === kind));
  return { version: kept.version, parts: [...kept.parts, ...missing.map((part) => ({ ...part, is_on: false }))] };
}
