import type { CategoryWithChildren, StoreSettings } from '@waha/contract';
import type { Api } from '@waha/contract/client';
import { useRouteLoaderData } from 'react-router';
import type { PageInput } from '../page-context.ts';
import type { Language } from '../text/language.ts';
import { fallbackCategories } from './fallback-categories.ts';
import type { MenuCategory } from './menu-category.ts';

/** Most root categories a menu shows (source spec §9). */
const MENU_CATEGORIES = 8;

/** What every page knows. The same for every visitor of a language. */
export interface RootData {
  language: Language;
  origin: string;
  storeKey: string;
  demo: boolean;
  /** Null only while the API is down: the page then shows its name and nothing it cannot know. */
  settings: StoreSettings | null;
  categories: MenuCategory[];
}

function toMenuCategory(category: CategoryWithChildren): MenuCategory {
  const { name, slug, products_count } = category;
  return {
    name,
    slug,
    products_count,
    children: category.children.map((child) => ({ name: child.name, slug: child.slug })),
  };
}

async function menuCategories(api: Api, language: Language): Promise<MenuCategory[]> {
  try {
    const roots = await api('GET /categories/root');
    return roots.slice(0, MENU_CATEGORIES).map(toMenuCategory);
  } catch {
    // Source spec §8: silent, with fixed sample categories.
    return fallbackCategories(language);
  }
}

export async function loadRootData({ api, language, origin, storeKey, demo }: PageInput): Promise<RootData> {
  const [settings, categories] = await Promise.all([
    api('GET /settings').catch(() => null),
    menuCategories(api, language),
  ]);
  return { language, origin, storeKey, demo, settings, categories };
}

const unknownRoot: RootData = { language: 'ar', origin: '', storeKey: '', demo: false, settings: null, categories: [] };

export function useRootData(): RootData {
  // The root route's loader returns exactly this; importing its type here would make the two files a cycle.
  return (useRouteLoaderData('root') as RootData | undefined) ?? unknownRoot;
}

export function useLanguage(): Language {
  return useRootData().language;
}
