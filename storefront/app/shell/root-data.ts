import type { CategoryWithChildren, StoreSettings } from '@waha/contract/types';
import type { Language } from '@waha/kit/language';
import { useRouteLoaderData } from 'react-router';
import { type Packed, pack } from '../packed.ts';
import type { PageInput } from '../page-context.ts';
import { fallbackCategories } from './header/fallback-categories.ts';
import type { MenuCategory } from './header/menu-category.ts';

/** Most root categories a menu shows (source spec §9). */
const MENU_CATEGORIES = 8;

type Usual =
  | 'frame'
  | 'logo'
  | 'logo_dark'
  | 'icon'
  | 'share'
  | 'theme'
  | 'theme_color'
  | 'is_open'
  | 'languages'
  | 'delivers_to';

/** Settings as documents carry them: a value that is the usual one is left out, because home has no byte to spare. */
export type ShownSettings = Omit<StoreSettings, Usual> & Partial<Pick<StoreSettings, Usual>>;

function withoutUsual({
  logo,
  logo_dark,
  icon,
  share,
  theme,
  theme_color: _,
  frame,
  is_open,
  languages,
  delivers_to,
  ...settings
}: StoreSettings): ShownSettings {
  return {
    ...settings,
    ...(logo && { logo }),
    ...(logo_dark && { logo_dark }),
    ...(icon && { icon }),
    ...(share && { share }),
    ...(theme && { theme }),
    ...(frame && { frame }),
    ...(is_open ? {} : { is_open }),
    ...(languages === 'both' ? {} : { languages }),
    ...(delivers_to === 'kingdom' ? {} : { delivers_to }),
  };
}

/** Data that every page has; the same for all visitors of a language. */
export interface RootData {
  language: Language;
  origin: string;
  storeKey: string;
  demo: boolean;
  /** Null only while the API is down: the page then shows its name, and leaves out unknown facts. */
  settings: ShownSettings | null;
  categories: MenuCategory[];
  /** Whether the departments are samples, shown while the shop's own cannot be loaded. */
  isFallback: boolean;
}

/** Part of every document; subcategories are fetched when a menu is opened (use-subcategories.ts). */
function toMenuCategory({ name, slug, products_count }: CategoryWithChildren): MenuCategory {
  return { name, slug, products_count };
}

export async function loadRootData({ api, language, origin, storeKey, demo }: PageInput): Promise<Packed<RootData>> {
  const [settings, roots] = await Promise.all([
    api('GET /settings')
      .then(withoutUsual)
      .catch(() => null),
    api('GET /categories/root').catch(() => null),
  ]);
  // Source spec §8: silent, with fixed sample categories.
  const categories = roots?.slice(0, MENU_CATEGORIES).map(toMenuCategory) ?? fallbackCategories(language);
  return pack({ language, origin, storeKey, demo, settings, categories, isFallback: !settings || !roots });
}

const unknownRoot: RootData = {
  language: 'ar',
  origin: '',
  storeKey: '',
  demo: false,
  settings: null,
  categories: [],
  isFallback: true,
};

/** A document has one such text, read by all its parts: the last one is stored parsed. */
let read: { text: string; data: RootData } | undefined;

/** Data of the root's loader, or undefined when it failed. */
export function readRootData(loaderData: unknown): RootData | undefined {
  if (typeof loaderData !== 'string') return undefined;
  if (read?.text !== loaderData) read = { text: loaderData, data: JSON.parse(loaderData) };
  return read.data;
}

/** Data of the root, for work that is no part of a page; undefined before the first page read it. */
export const knownRoot = (): RootData | undefined => read?.data;

/** Whether the data shared by all pages is a fallback that has to be loaded again. */
export function isFallback(): boolean {
  return read?.data.isFallback === true;
}

export function useRootData(): RootData {
  return readRootData(useRouteLoaderData('root')) ?? unknownRoot;
}

/**
 * Number of days after the delivery in which an order placed now may be returned: seven, as by law, if the shop's own
 * number is unknown.
 */
export function useReturnDays(): number {
  return useRootData().settings?.return_days ?? 7;
}

export function useLanguage(): Language {
  return useRootData().language;
}
