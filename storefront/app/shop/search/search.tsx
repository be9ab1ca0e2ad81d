import { pageContext } from '../../page-context.ts';
import { Form, Link } from '../../router/links.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { listedPage } from '../listing/listed-page.ts';
import { Listing } from '../listing/listing.tsx';
import { listingQuery, readListing } from '../listing/listing-state.ts';
import { turnBackBeyondLast } from '../listing/turn-back.ts';
import type { Route } from './+types/search.ts';
import { findCategories } from './find-categories.ts';
import { findNamed } from './find-named.ts';
import { findParts } from './find-parts.ts';
import { findSearchSuggestions } from './find-search-suggestions.ts';
import { FoundArticles, FoundBundles, FoundCategories } from './found-named.tsx';
import { CategoryChips, NoResultsSuggestions } from './no-results-suggestions.tsx';

const SHOWN_CATEGORIES = 6;
const SHOWN_BUNDLES = 3;
const SHOWN_ARTICLES = 3;
/** Longest search that GET /blog accepts. */
const LONGEST_ARTICLE_SEARCH = 80;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext);
  const state = readListing(url.searchParams);
  if (state.search === '') return { language, state, found: null };
  const [page, bundles] = await Promise.all([
    api('GET /products', { query: listingQuery(state) }),
    api('GET /bundles'),
  ]);
  turnBackBeyondLast('/search', state, page.last_page);
  // If the server corrected the search, names are matched against the correction.
  const meant = page.did_you_mean ?? state.search;
  const [articles, categories] = await Promise.all([
    api('GET /blog', { query: { search: meant.slice(0, LONGEST_ARTICLE_SEARCH), per_page: SHOWN_ARTICLES } }),
    findCategories(api, meant, page, SHOWN_CATEGORIES),
  ]);
  return {
    language,
    state,
    found: {
      page: await listedPage(api, page),
      categories: categories.map(({ name, slug, products_count }) => ({ name, slug, products_count })),
      bundles: findNamed(bundles, meant, SHOWN_BUNDLES),
      articles: articles.data.map(({ slug, title, image }) => ({ slug, title, image })),
      best: await findSearchSuggestions(api, state, page.total),
      parts: await findParts(api, state, page),
    },
  };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, state } = loaderData;
  const say = textsOf(language, 'find');
  const title = state.search ? say('titleOf', { search: state.search }) : say('title');
  return pageMeta(input, {
    title: state.page > 1 ? textsOf(language, 'listing')('titleOfPage', { title, page: state.page }) : title,
    description: say('description'),
  });
}

/** The field of this page on a phone, whose header folds its own; a wide screen has that one alone. */
function SearchForm({ search }: { search: string }) {
  const say = useText('find');
  return (
    <search className="mt-3 block max-w-2xl lg:hidden">
      {/* The key remounts the field, so that a search from elsewhere shows in it. */}
      <Form key={search} action="/search" className="flex gap-2">
        <label htmlFor="search-page" className="sr-only">
          {say('label')}
        </label>
        <input
          id="search-page"
          name="search"
          type="search"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={search}
          placeholder={say('label')}
          className="field min-h-12 min-w-0 flex-1"
        />
        <button type="submit" className="btn btn-primary min-h-12">
          <Icon name="search" />
          {say('submit')}
        </button>
      </Form>
    </search>
  );
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const say = useText('find');
  const { state, found } = loaderData;
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      <h1 className="text-2xl">{state.search ? say('titleOf', { search: state.search }) : say('title')}</h1>
      <SearchForm search={state.search} />
      {found === null ? <CategoryChips title={say('start')} /> : null}
      {found ? (
        <>
          <FoundCategories categories={found.categories} />
          <FoundBundles bundles={found.bundles} />
          <section aria-label={say('products')} className="mt-10">
            <Listing
              path="/search"
              state={state}
              page={found.page}
              parts={found.parts}
              suggestions={<NoResultsSuggestions best={found.best} />}
            />
          </section>
          <FoundArticles articles={found.articles} />
          {found.page.total > 0 ? (
            <p className="mt-8 text-center">
              <Link
                to={`/products?search=${encodeURIComponent(state.search)}`}
                className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
              >
                {say('catalogueOnly')}
              </Link>
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
