import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Link, type PageAddress } from '../../router/links.ts';
import { bringToCards } from '../../shell/floating/bring-to-cards.ts';
import styles from '../../styles/listing.css?url';
import { together } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { MoreOnCards } from '../../ui/product-card/card-extra.ts';
import { ProductGrid } from '../product-grid.tsx';
import type { SearchPart } from '../search/find-parts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { GridSwitch } from './grid-switch.tsx';
import type { ListedPage } from './listed-page.ts';
import { changeListing, hasFilters, type ListingState, withoutFilters, writeListing } from './listing-state.ts';
import { SortSelect } from './sort-select.tsx';

const CompareOnCard = lazyPart(together(['compare'], () => import('../compare/compare-on-card.tsx')));
const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));

interface ListingProps {
  /** Path of the page the list is on. */
  path: PageAddress;
  state: ListingState;
  page: ListedPage;
  /** Suggestions shown if there are no results and no filters. */
  suggestions?: ReactNode;
  /** Title of the page, beside the count of its products. */
  heading?: ReactNode;
  /** Parts of a search that no product has whole. */
  parts?: readonly SearchPart[];
}

const FILTERS_ID = 'filters';

function FilterButton({ onOpen }: { onOpen: () => void }) {
  const say = useText('listing');
  return (
    // Without JavaScript the link shows the column of filters, which a phone otherwise hides.
    <a
      href={`#${FILTERS_ID}`}
      className="chip min-h-11 justify-center listing-filters font-semibold lg:hidden"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="sliders-horizontal" size={18} />
      {say('filters')}
    </a>
  );
}

function NoResults({ path, state }: { path: PageAddress; state: ListingState }) {
  const say = useText('listing');
  const sayShell = useText('shell');
  const { search } = state;
  useEffect(() => {
    if (search !== '') showToast({ text: say('noResults'), position: 'top' });
  }, [search, say]);
  const isFiltered = hasFilters(state);
  // Without a word or a filter there is nothing to mend: the list itself is empty.
  if (!search && !isFiltered) {
    return (
      <EmptyState icon="search-x" title={say('noneYet')}>
        <Link to="/" className="btn btn-primary">
          {sayShell('backHome')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="search-x" title={say('noResults')}>
      <p className="text-soft">{say('noResultsHint')}</p>
      {isFiltered ? (
        <Link to={`${path}${writeListing(withoutFilters(state))}`} className="btn btn-primary">
          {say('clearFilters')}
        </Link>
      ) : (
        <Link to="/products" className="btn btn-primary">
          {sayShell('allProducts')}
        </Link>
      )}
    </EmptyState>
  );
}

/** Said of a search that no product has whole: its parts, each a search of its own with what it finds. */
function SomeWords({ path, state, parts }: Pick<ListingProps, 'path' | 'state'> & { parts: readonly SearchPart[] }) {
  const say = useText('listing');
  return (
    <div className="pb-4">
      <p className="flex items-start gap-2">
        <Icon name="info" size={18} className="mt-1 text-soft" />
        {say('someWords')}
      </p>
      {parts.length > 0 ? (
        <ul aria-label={say('parts')} className="mt-2 flex flex-wrap gap-2">
          {parts.map(({ text, count }) => (
            <li key={text}>
              <Link
                to={`${path}${writeListing(changeListing(withoutFilters(state), { search: text }))}`}
                className="chip min-h-11 hover:border-line-strong"
              >
                <bdi>{text}</bdi>
                <span className="text-soft tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Filters, order, products and pages. Its whole state is the address; every control is a link or a GET form. */
export function Listing({ path, state, page, suggestions, heading, parts = [] }: ListingProps) {
  useEffect(bringToCards, []);
  const say = useText('listing');
  const sayShell = useText('shell');
  const [sheet, setSheet] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const busy = useNavigation().location?.pathname === path;
  const form = { path, state, facets: page.facets, departments: page.departments };
  // Only corrected words had results, so there is no list to filter, sort or count.
  if (page.total === 0 && !hasFilters(state)) {
    return (
      <>
        <link rel="stylesheet" href={styles} precedence="second" />
        <div className="listing-head">{heading}</div>
        <NoResults path={path} state={state} />
        {state.search ? suggestions : null}
      </>
    );
  }
  return (
    <div className="grid gap-x-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <aside
        id={FILTERS_ID}
        aria-label={say('filters')}
        className="max-lg:hidden max-lg:target:block lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:pe-3 lg:pb-6 lg:[scrollbar-width:thin]"
      >
        <FilterForm {...form} />
      </aside>
      <div className="min-w-0">
        <link rel="stylesheet" href={styles} precedence="second" />
        <div className="listing-head">
          {heading}
          <p className="me-auto text-sm text-soft" aria-live="polite">
            {page.is_total_exact
              ? sayShell('productsCount', { count: page.total })
              : sayShell('productsCountMore', { count: page.total })}
          </p>
          {/* On a phone what changes the list is one line below its title. */}
          <span className="w-full sm:hidden" />
          <FilterButton onOpen={() => setSheet('open')} />
          <SortSelect path={path} state={state} />
          <GridSwitch />
        </div>
        <ActiveFilters path={path} state={state} facets={page.facets} />
        {page.has_every_word || page.total === 0 ? null : <SomeWords path={path} state={state} parts={parts} />}
        {page.did_you_mean ? (
          <p className="pb-5">
            {say('didYouMean')}{' '}
            <Link
              to={`${path}${writeListing(changeListing(state, { search: page.did_you_mean }))}`}
              className="font-semibold text-link underline"
            >
              {page.did_you_mean}
            </Link>
          </p>
        ) : null}
        <div className={`transition-opacity duration-250 ${busy ? 'opacity-50' : ''}`} aria-busy={busy}>
          {page.data.length > 0 ? (
            <MoreOnCards value={CompareOnCard}>
              <ProductGrid cards={page.data} isFirst heading="h2" narrow />
            </MoreOnCards>
          ) : (
            <NoResults path={path} state={state} />
          )}
        </div>
        <Pagination
          current={page.current_page}
          last={page.last_page}
          to={(number) => `${path}${writeListing(changeListing(state, { page: number }))}`}
        />
      </div>
      {sheet === 'unseen' ? null : (
        <Suspense>
          <FilterSheet {...form} total={page.total} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </div>
  );
}
