import type { ArticleCard as Article } from '@waha/contract/types';
import type { Say } from '@waha/kit/texts';
import { useNavigation } from 'react-router';
import { found, pageContext } from '../../page-context.ts';
import { Form, Link, redirect } from '../../router/links.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import type { Areas } from '../../text/areas.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Route } from './+types/blog.ts';
import { ArticleCard } from './article-card.tsx';
import { type BlogState, blogAddress, readBlogState } from './blog-address.ts';
import { LeadArticle } from './lead-article.tsx';
import { type ShownArticle, shownArticle } from './shown-article.ts';

/** One article across the page and two rows of three. */
const PER_PAGE = 7;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const state = readBlogState(new URL(request.url).searchParams);
  const query = {
    page: state.page,
    per_page: PER_PAGE,
    ...(state.category && { category: state.category }),
    ...(state.search && { search: state.search }),
  };
  const [categories, list] = await Promise.all([api('GET /blog/categories'), found(api('GET /blog', { query }))]);
  if (state.page > list.last_page) throw redirect(blogAddress({ ...state, page: list.last_page }));
  const { data, ...pages } = list;
  const [lead, ...others] = data;
  return {
    language,
    origin,
    state,
    categories,
    pages,
    lead: lead ?? null,
    others: others.map((article) => shownArticle(article, language)),
  };
}

type Loaded = Route.ComponentProps['loaderData'];

function titleOf({ state, categories }: Loaded, say: Say<Areas['blog']>): string {
  if (state.search) return say('titleOfSearch', { search: state.search });
  const category = categories.find(({ slug }) => slug === state.category);
  return category ? say('titleOfCategory', { category: category.name }) : say('title');
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin, state, lead } = loaderData;
  const say = textsOf(language, 'blog');
  const title = titleOf(loaderData, say);
  const { category, page } = state;
  return pageMeta(input, {
    title: page > 1 ? say('titleOfPage', { title, page }) : title,
    description: say('description'),
    keywords: say('keywords'),
    image: lead?.image,
    canonicalSearch: blogAddress({ category, page }).slice('/blog'.length),
    noIndex: state.search !== '',
    structured: [breadcrumbList(origin, language, [{ name: say('title'), to: '/blog' }])],
  });
}

function Categories({ categories, state }: { categories: Loaded['categories']; state: BlogState }) {
  const say = useText('blog');
  const all = [{ slug: null, name: say('all') }, ...categories];
  return (
    <nav aria-label={say('categories')} className="me-auto">
      <ul className="flex flex-wrap gap-2">
        {all.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={blogAddress({ category: slug })}
              aria-current={state.category === slug ? 'page' : undefined}
              preventScrollReset
              className="chip min-h-11 hover:border-line-strong aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchForm({ state }: { state: BlogState }) {
  const say = useText('blog');
  return (
    <search aria-label={say('search')} className="relative w-full sm:w-72">
      {/* The key renders a new field for each search, so that its value matches the list. */}
      <Form action="/blog" key={state.search}>
        <Icon name="search" size={18} className="pointer-events-none absolute inset-y-0 start-4 my-auto text-soft" />
        <input
          type="search"
          name="search"
          defaultValue={state.search}
          maxLength={80}
          aria-label={say('search')}
          placeholder={say('search')}
          autoComplete="off"
          enterKeyHint="search"
          className="field ps-11"
        />
      </Form>
    </search>
  );
}

function Articles({ lead, others }: { lead: Article; others: readonly ShownArticle[] }) {
  return (
    <>
      <LeadArticle article={lead} />
      <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3 lg:gap-y-12">
        {others.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} heading="h2" />
          </li>
        ))}
      </ul>
    </>
  );
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const say = useText('blog');
  const { state, categories, pages, lead, others } = loaderData;
  const busy = useNavigation().location?.pathname === '/blog';
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      <h1 className="text-3xl">{titleOf(loaderData, say)}</h1>
      <p className="mt-2 max-w-2xl text-soft">{say('intro')}</p>
      <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Categories categories={categories} state={state} />
        <SearchForm state={state} />
      </div>
      <p className={state.search && lead ? 'pb-5 text-soft' : 'sr-only'} aria-live="polite">
        {say('articlesCount', { count: pages.total })}
      </p>
      <div className={`transition-opacity duration-250 ${busy ? 'opacity-50' : ''}`} aria-busy={busy}>
        {lead ? (
          <Articles lead={lead} others={others} />
        ) : (
          <EmptyState icon="search-x" title={say('nothing')}>
            <p className="text-soft">{say('nothingText')}</p>
            <Link to="/blog" className="btn btn-primary">
              {say('showAll')}
            </Link>
          </EmptyState>
        )}
      </div>
      <Pagination current={pages.current_page} last={pages.last_page} to={(page) => blogAddress({ ...state, page })} />
    </div>
  );
}
