import type { Image } from '@waha/contract/types';
import { withShopName } from '@waha/kit/texts';
import type { MetaDescriptor } from 'react-router';
import logo from '../brand/icon-512.png';
import socialCard from '../brand/social-card.jpg';
import { textsOf } from '../text/texts.ts';
import { absolute } from './absolute.ts';
import type { PageHandle } from './page-handle.ts';
import { type RootData, readRootData } from './root-data.ts';

export interface MetaInput {
  /** Matches as a route's `meta` receives them, the page's own last. */
  matches: readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[];
  location: { pathname: string };
}

/** With its dimensions, so that a social network can lay out the card before loading the picture. */
type CardImage = Pick<Image, 'url' | 'width' | 'height'>;

interface PageFacts {
  title: string;
  description: string;
  keywords?: string;
  /** The picture for social cards; without one it is the shop's. */
  image?: CardImage | null | undefined;
  imageAlt?: string;
  type?: 'website' | 'product' | 'article';
  /** The part of the query that identifies this page, e.g. `?page=2`; filters do not. */
  canonicalSearch?: string;
  /**
   * Excludes one address of an indexed page from indexes, as a search result. A page that is never indexed declares
   * this in its row.
   */
  noIndex?: boolean;
  /** schema.org objects in addition to the organisation, which every page has. */
  structured?: Record<string, unknown>[];
}

/** Address of a path in a language: Arabic at the plain one, English under /en. */
export function addressIn(language: 'ar' | 'en', origin: string, pathname: string, search = ''): string {
  const path = language === 'en' ? `/en${pathname === '/' ? '' : pathname}` : pathname;
  return `${origin}${path}${search}`;
}

function organisation({ origin, settings }: RootData, brand: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: brand,
    url: `${origin}/`,
    logo: absolute(origin, settings?.icon?.large ?? logo),
    ...(settings && {
      // JSON leaves out what is undefined: nothing is stated that the settings do not hold.
      legalName: settings.legal_name || undefined,
      vatID: settings.vat_number || undefined,
      address: settings.address || undefined,
      contactPoint:
        settings.phone || settings.email
          ? {
              '@type': 'ContactPoint',
              telephone: settings.phone || undefined,
              email: settings.email || undefined,
            }
          : undefined,
      sameAs: settings.social.map((profile) => profile.url),
    }),
  };
}

/** The shop as a whole; on the home page only, where search engines look for its name. */
function website({ origin, language }: RootData, brand: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand,
    url: addressIn(language, origin, '/'),
    inLanguage: language,
  };
}

/** The stored dimensions are those of the original; the plain address serves the width that its name ends in. */
function asServed(image: CardImage): CardImage {
  const width = Number(/-(\d+)\.\w+$/.exec(image.url)?.[1] ?? image.width);
  return { url: image.url, width, height: Math.round((image.height * width) / image.width) };
}

/** Keywords of a page without its own: its subject, and the departments of the shop. */
function keywordsOf({ language, categories }: RootData, brand: string, title: string): string {
  return [title, brand, ...categories.map(({ name }) => name)].join(language === 'ar' ? '، ' : ', ');
}

/** Row of the page in pages.ts; the router cannot know the type of our routes' exports. */
function handleOf(match: MetaInput['matches'][number]): PageHandle {
  return (match?.handle as PageHandle | undefined) ?? {};
}

/** Canonical address of a page, and its addresses in each language; not for pages excluded from indexes. */
function addressesOf({ language, origin, settings }: RootData, pathname: string, search: string): MetaDescriptor[] {
  const alternate = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });
  const canonical = { tagName: 'link', rel: 'canonical', href: addressIn(language, origin, pathname, search) };
  if (settings?.languages === 'ar') return [canonical];
  return [
    canonical,
    ...(['ar', 'en'] as const).map((other) => alternate(other, addressIn(other, origin, pathname, search))),
    alternate('x-default', addressIn('ar', origin, pathname, search)),
  ];
}

/** Canonical path of a page that has several. */
export function canonicalPath(pathname: string, leftOff: string | undefined): string {
  return leftOff ? pathname.replace(new RegExp(`/${leftOff}(?=/|$)`), '') : pathname;
}

/** Metadata of a page for browsers, search engines and social networks (source spec §2). */
export function pageMeta({ matches, location }: MetaInput, said: PageFacts): MetaDescriptor[] {
  // Without root data (its loader failed) there is no page to describe.
  const root = readRootData(matches.find((match) => match?.id === 'root')?.loaderData);
  if (!root) return [];
  const brand = root.settings?.name ?? textsOf(root.language, 'shell')('brand');
  const facts = withShopName(said, brand);
  const title = `${facts.title} | ${brand}`;
  const search = facts.canonicalSearch ?? '';
  const handle = handleOf(matches.at(-1));
  const path = canonicalPath(location.pathname, handle.leftOff);
  const canonical = addressIn(root.language, root.origin, path, search);
  const card = facts.image
    ? asServed(facts.image)
    : (root.settings?.share ?? { url: socialCard, width: 1200, height: 630 });
  const image = absolute(root.origin, card.url);
  const noIndex = facts.noIndex === true || handle.noIndex === true;
  return [
    { title },
    { name: 'description', content: facts.description },
    { name: 'keywords', content: facts.keywords ?? keywordsOf(root, brand, facts.title) },
    ...(noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : addressesOf(root, path, search)),
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: root.language === 'ar' ? 'ar_SA' : 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: facts.description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(card.width) },
    { property: 'og:image:height', content: String(card.height) },
    { property: 'og:image:alt', content: facts.imageAlt ?? facts.title },
    // X takes the other fields of a card from the lines above.
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': organisation(root, brand) },
    ...(location.pathname === '/' ? [{ 'script:ld+json': website(root, brand) }] : []),
    ...(facts.structured ?? []).map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ];
}

/** The products of a list, in order, each by the address of its page only (schema.org's summary form of a list). */
export function itemList(
  origin: string,
  language: 'ar' | 'en',
  products: readonly { id: number; slug: string }[],
): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ id, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: addressIn(language, origin, `/product/${id}/${slug}`),
    })),
  };
}

interface Crumb {
  name: string;
  to?: string;
}

/** Breadcrumbs of a page for search engines, beginning with home. Paths are without the language. */
export function breadcrumbList(
  origin: string,
  language: 'ar' | 'en',
  crumbs: readonly Crumb[],
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: textsOf(language, 'shell')('home'), to: '/' }, ...crumbs].map((crumb: Crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(crumb.to ? { item: addressIn(language, origin, crumb.to) } : {}),
    })),
  };
}
