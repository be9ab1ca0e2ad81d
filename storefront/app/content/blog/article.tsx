import type { Article as WholeArticle } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { found, notFound, pageContext } from '../../page-context.ts';
import { Link, redirect } from '../../router/links.ts';
import { addressIn, breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { readRootData, useLanguage } from '../../shell/root-data.ts';
import { ProductGrid } from '../../shop/product-grid.tsx';
import { Section } from '../../shop/section.tsx';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cardOf } from '../../ui/product-card/card-of.ts';
import { Written } from '../written.tsx';
import type { Route } from './+types/article.ts';
import { ArticleCard } from './article-card.tsx';
import { blogAddress } from './blog-address.ts';
import { Byline } from './byline.tsx';
import { Contents } from './contents.tsx';
import { LikeAndShare } from './like-and-share.tsx';
import { shownArticle } from './shown-article.ts';
import { structuredArticle } from './structured-article.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const DAY_MS = 86_400_000;

type Article = Omit<WholeArticle, 'related'>;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const { slug } = params;
  if (!SLUG.test(slug) || slug.length > 120) throw notFound();
  const { related, ...article } = await found(api('GET /blog/{id}', { params: { id: slug } }));
  // An earlier slug or the article's number redirects to the current address.
  if (slug !== article.slug) throw redirect(`/blog/${article.slug}`, 301);
  // A product that is no longer sold is left out; the article stays.
  const read = (id: number) => api('GET /products/{id}', { params: { id } }).then(cardOf, () => null);
  const products = await Promise.all(article.product_ids.map(read));
  const cards = related.map((other) => {
    const { excerpt: _, ...card } = shownArticle(other, language);
    return card;
  });
  return { language, origin, article, related: cards, products: products.filter((card) => card !== null) };
}

function crumbsOf(article: Article, blog: string): Crumb[] {
  const { category, title } = article;
  return [
    { name: blog, to: '/blog' },
    { name: category.name, to: blogAddress({ category: category.slug }) },
    { name: title },
  ];
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, language, origin } = loaderData;
  const crumbs = crumbsOf(article, textsOf(language, 'blog')('title'));
  const url = addressIn(language, origin, `/blog/${article.slug}`);
  const root = readRootData(input.matches.find((match) => match?.id === 'root')?.loaderData);
  const publisher = root?.settings?.name ?? textsOf(language, 'shell')('brand');
  return [
    ...pageMeta(input, {
      title: article.title,
      description: article.excerpt,
      keywords: article.keywords,
      image: article.image,
      imageAlt: article.image?.alt ?? article.title,
      type: 'article',
      structured: [
        structuredArticle(article, { origin, url, language, publisher }),
        breadcrumbList(origin, language, crumbs),
      ],
    }),
    { property: 'article:published_time', content: article.published_at },
    { property: 'article:modified_time', content: article.updated_at },
    { property: 'article:section', content: article.category.name },
  ];
}

function Header({ article }: { article: Article }) {
  const say = useText('blog');
  const language = useLanguage();
  const isUpdated = Date.parse(article.updated_at) - Date.parse(article.published_at) > DAY_MS;
  return (
    <header className="pt-2 pb-8 lg:pt-6">
      <h1 className="max-w-2xl text-3xl">{article.title}</h1>
      <p className="mt-3 mb-4 max-w-2xl text-lg text-soft">{article.excerpt}</p>
      <Byline article={article} />
      {isUpdated ? (
        <p className="text-sm text-soft">
          <time dateTime={article.updated_at}>
            {say('updatedOn', { date: formatDate(article.updated_at, language) })}
          </time>
        </p>
      ) : null}
    </header>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const say = useText('blog');
  return (
    <ul aria-label={say('tags')} className="flex flex-wrap gap-2" data-print="hide">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={blogAddress({ search: tag })} className="chip min-h-11 hover:border-line-strong">
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const say = useText('blog');
  const { article, related, products } = loaderData;
  return (
    <>
      <div className="container">
        <Breadcrumbs crumbs={crumbsOf(article, say('title'))} />
        <article>
          <Header article={article} />
          {article.image ? (
            <Picture
              image={article.image}
              sizes="(min-width: 1344px) 1280px, 88vw"
              priority="first"
              decorative
              className="aspect-16/10 w-full rounded-3xl object-cover lg:aspect-2/1"
            />
          ) : null}
          <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-14 lg:grid-cols-[minmax(0,44rem)_16rem] lg:justify-between">
            <Contents headings={article.headings} />
            <div className="min-w-0 lg:col-start-1 lg:row-start-1">
              <Written html={article.html} className="prose-long" />
              <div className="mt-10 flex flex-col gap-5 border-t border-line pt-6">
                <Tags tags={article.tags} />
                {/* State of a visitor belongs to one article, so another article remounts it. */}
                <LikeAndShare key={article.id} article={article} />
              </div>
            </div>
          </div>
        </article>
      </div>
      <div className="later" data-print="hide">
        {products.length > 0 ? (
          <Section title={say('products')} text={say('productsText')}>
            <ProductGrid cards={products} />
          </Section>
        ) : null}
        <Section title={say('readNext')} more="/blog">
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
