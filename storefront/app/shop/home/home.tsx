import { shownArticle } from '../../content/blog/shown-article.ts';
import { pack, useUnpacked } from '../../packed.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { cardOf } from '../../ui/card-of.ts';
import { ProductGrid, ProductRail } from '../product-grid.tsx';
import { Section } from '../section.tsx';
import { PurchaseNoteLater } from '../social-proof/purchase-note-later.tsx';
import type { Route } from './+types/home.ts';
import { BlogThree } from './blog-three.tsx';
import { BundleSpotlight, spotlightOf } from './bundle-spotlight.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { CommunityTeaser, teasedOf } from './community-teaser.tsx';
import { FlashSale, flashSaleOf } from './flash-sale.tsx';
import { Hero } from './hero.tsx';
import { Newsletter } from './newsletter.tsx';
import { TrustRow } from './trust-row.tsx';

const GRID = 8;
const RAIL = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext);
  const [categories, featured, flash, newest, bundles, best, articles, stats, ranks] = await Promise.all([
    api('GET /categories/root'),
    api('GET /products/featured', { query: { limit: GRID } }),
    api('GET /promotions/flash'),
    api('GET /products/new-arrivals', { query: { limit: RAIL } }),
    api('GET /bundles'),
    api('GET /products/best-sellers', { query: { limit: GRID } }),
    api('GET /blog/featured', { query: { limit: 3 } }),
    api('GET /community/stats'),
    api('GET /community/ranks'),
  ]);
  return {
    language,
    shown: pack({
      categories: categories.map(({ name, slug, image, backdrop }) => ({ name, slug, image, backdrop })),
      featured: featured.map(cardOf),
      flash: flashSaleOf(flash[0]),
      newest: newest.map(cardOf),
      bundle: spotlightOf(bundles.find((bundle) => bundle.in_stock)),
      best: best.map(cardOf),
      teased: teasedOf(stats, ranks.data),
      articles: articles.map((article) => {
        const { excerpt: _, ...card } = shownArticle(article, language);
        return card;
      }),
    }),
  };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  const say = textsOf(loaderData?.language ?? 'ar', 'shop');
  return pageMeta(input, {
    title: say('homeTitle'),
    description: say('homeDescription'),
    keywords: say('homeKeywords'),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const say = useText('shop');
  const { categories, featured, flash, newest, bundle, best, teased, articles } = useUnpacked(loaderData.shown);
  return (
    <>
      <Hero />
      <CategoryTiles categories={categories} />
      {flash ? <FlashSale sale={flash} /> : null}
      {featured.length > 0 ? (
        <Section title={say('featured')} text={say('featuredText')} more="/products">
          <ProductGrid cards={featured} />
        </Section>
      ) : null}
      {newest.length > 0 ? (
        <Section title={say('newArrivals')} text={say('newArrivalsText')} more="/products?sort=newest">
          <ProductRail cards={newest} label={say('newArrivals')} />
        </Section>
      ) : null}
      {bundle ? <BundleSpotlight bundle={bundle} /> : null}
      {best.length > 0 ? (
        <Section title={say('bestSellers')} text={say('bestSellersText')} more="/products?sort=best_selling">
          <ProductGrid cards={best} />
        </Section>
      ) : null}
      {teased ? <CommunityTeaser teased={teased} /> : null}
      {articles.length > 0 ? <BlogThree articles={articles} /> : null}
      <Newsletter />
      <TrustRow />
      <PurchaseNoteLater />
    </>
  );
}
