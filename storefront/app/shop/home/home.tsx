import type { Api } from '@waha/contract/client';
import type { HomePart, Product } from '@waha/contract/types';
import type { Language } from '@waha/kit/language';
import { Fragment, type ReactNode } from 'react';
import { shownArticle } from '../../content/blog/shown-article.ts';
import { pack, useUnpacked } from '../../packed.ts';
import { pageContext } from '../../page-context.ts';
import type { Address } from '../../router/links.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { readRootData } from '../../shell/root-data.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { asDecoration } from '../../ui/picture.tsx';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';
import { ProductGrid, ProductRail } from '../product-grid.tsx';
import { Section } from '../section.tsx';
import { PurchaseNoteLater } from '../social-proof/purchase-note-later.tsx';
import type { Route } from './+types/home.ts';
import { BlogThree } from './blog-three.tsx';
import { BundleSpotlight, spotlightOf } from './bundle-spotlight.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { CommunityTeaser, teasedOf } from './community-teaser.tsx';
import { FlashSale, flashSaleOf } from './flash-sale.tsx';
import { Hero, ownHeroOf } from './hero.tsx';
import { Newsletter } from './newsletter.tsx';
import { TrustRow } from './trust-row.tsx';

const RAIL = 6;
const GRID = 4;
/** Number of best sellers requested: more than shown, because products already on the page are left out. */
const MOST = 20;

/** Default order of home's parts; a home in this order sends no order. */
const asItComes = 'hero,categories,flash,featured,newest,bundle,best,community,blog,newsletter,trust';

/** Data of each part, by its name; parts that are off or need no data load none. */
function partsOf(api: Api, language: Language) {
  const cards = (products: Promise<Product[]>) => products.then((all) => all.map(cardOf));
  return {
    categories: async () =>
      (await api('GET /categories/root')).map(({ name, slug, image, backdrop }) => ({
        name,
        slug,
        image: asDecoration(image),
        backdrop,
      })),
    featured: () => cards(api('GET /products/featured', { query: { limit: MOST } })),
    flash: async () => flashSaleOf((await api('GET /promotions/flash'))[0]),
    newest: () => cards(api('GET /products/new-arrivals', { query: { limit: MOST } })),
    bundle: async () => spotlightOf((await api('GET /bundles')).find((bundle) => bundle.in_stock)),
    best: () => cards(api('GET /products/best-sellers', { query: { limit: MOST } })),
    community: async () => {
      const [stats, ranks] = await Promise.all([api('GET /community/stats'), api('GET /community/ranks')]);
      return teasedOf(stats, ranks.data);
    },
    blog: async () =>
      (await api('GET /blog/featured', { query: { limit: 3 } })).map((article) => {
        const { excerpt: _, ...card } = shownArticle(article, language);
        return card;
      }),
  };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext);
  const { parts } = await api('GET /home');
  const asked = partsOf(api, language);
  const shownOf = <Value,>(kind: HomePart['kind'], ask: () => Promise<Value>) =>
    parts.some((part) => part.kind === kind) ? ask() : undefined;
  const chosen = parts.find((part) => part.kind === 'categories')?.categories;
  const [categories, allFeatured, flash, allNewest, bundle, allBest, teased, articles] = await Promise.all([
    shownOf('categories', async () => chosen ?? asked.categories()),
    shownOf('featured', asked.featured),
    shownOf('flash', asked.flash),
    shownOf('newest', asked.newest),
    shownOf('bundle', asked.bundle),
    shownOf('best', asked.best),
    shownOf('community', asked.community),
    shownOf('blog', asked.blog),
  ]);
  // Products already shown, so that none appears twice on the page.
  const seen = new Set(flash?.cards.map(({ id }) => id));
  const unseen = (cards: Card[] | undefined, count: number) => {
    const shown = cards?.filter(({ id }) => !seen.has(id)).slice(0, count);
    for (const { id } of shown ?? []) seen.add(id);
    return shown;
  };
  const featured = unseen(allFeatured, RAIL);
  const newest = unseen(allNewest, RAIL);
  const best = unseen(allBest, GRID);
  const picked = parts.filter((part) => part.kind === 'picks');
  // The shop's own parts, numbered in their order.
  const order = parts.map((part) => (part.kind === 'picks' ? picked.indexOf(part) : part.kind)).join();
  const picks = picked.map(({ title, text, products }) => ({ title, text, cards: products.map(cardOf) }));
  return {
    language,
    shown: pack({
      categories,
      featured,
      flash,
      newest,
      bundle,
      best,
      teased,
      articles,
      order: order === asItComes ? undefined : order,
      hero: ownHeroOf(parts.find((part) => part.kind === 'hero')),
      picks: picks.length > 0 ? picks : undefined,
    }),
  };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  const say = textsOf(loaderData?.language ?? 'ar', 'shop');
  const { settings, demo = true } = readRootData(input.matches[0]?.loaderData) ?? {};
  const { name = '', tagline } = settings ?? {};
  return pageMeta(input, {
    title: say('homeTitle'),
    // The composed texts are about the goods of the demo shop.
    description: demo ? say('homeDescription') : tagline || say('plainDescription', { name }),
    ...(demo && { keywords: say('homeKeywords') }),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const say = useText('shop');
  const { order = asItComes, picks = [], ...shown } = useUnpacked(loaderData.shown);
  const draw: Record<string, ReactNode> = {
    hero: <Hero own={shown.hero} />,
    categories: shown.categories?.[0] && <CategoryTiles categories={shown.categories} />,
    flash: shown.flash && <FlashSale sale={shown.flash} />,
    featured: (
      <Products rail cards={shown.featured} title={say('featured')} text={say('featuredText')} more="/products" />
    ),
    newest: (
      <Products
        rail
        cards={shown.newest}
        title={say('newArrivals')}
        text={say('newArrivalsText')}
        more="/products?sort=newest"
      />
    ),
    bundle: shown.bundle && <BundleSpotlight bundle={shown.bundle} />,
    best: (
      <Products
        cards={shown.best}
        title={say('bestSellers')}
        text={say('bestSellersText')}
        more="/products?sort=best_selling"
      />
    ),
    community: shown.teased && <CommunityTeaser teased={shown.teased} />,
    blog: shown.articles?.[0] && <BlogThree articles={shown.articles} />,
    newsletter: <Newsletter />,
    trust: <TrustRow />,
  };
  return (
    <>
      {order.includes('hero') ? null : <h1 className="sr-only">{say('homeTitle')}</h1>}
      {order.split(',').map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no state of their own
        <Fragment key={at}>{kind in draw ? draw[kind] : <Products {...picks[Number(kind)]} />}</Fragment>
      ))}
      <PurchaseNoteLater />
    </>
  );
}

interface ProductsProps {
  cards?: Card[] | undefined;
  title?: string;
  text?: string;
  more?: Address;
  rail?: boolean;
}

function Products({ cards, title = '', rail, ...of }: ProductsProps) {
  return cards?.[0] ? (
    <Section title={title} {...of}>
      {rail ? <ProductRail cards={cards} label={title} /> : <ProductGrid cards={cards} />}
    </Section>
  ) : null;
}
