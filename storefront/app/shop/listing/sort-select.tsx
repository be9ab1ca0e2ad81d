import { Form, type PageAddress } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { HiddenState } from './hidden-state.tsx';
import { changeListing, type ListingState } from './listing-state.ts';
import { productSorts, sortTexts } from './sorts.ts';
import { useListingChanges } from './use-listing-changes.ts';

export function SortSelect({ path, state }: { path: PageAddress; state: ListingState }) {
  const say = useText('listing');
  const { coming, latest, send } = useListingChanges(path);
  const sorts = productSorts.filter((sort) => sort !== 'relevance' || state.search);
  // While the list in the new order loads, the field shows the choice.
  const current = (coming ?? state).sort ?? (state.search ? 'relevance' : 'best_selling');
  return (
    <Form
      action={path}
      className="listing-sort flex items-center gap-2"
      onChange={(event) => {
        const chosen = new FormData(event.currentTarget).get('sort');
        send(changeListing(latest(), { sort: productSorts.find((sort) => sort === chosen) ?? null }));
      }}
    >
      <HiddenState state={changeListing(state, { sort: null })} />
      <label className="contents">
        <span className="text-sm text-soft max-sm:sr-only">{say('sort')}</span>
        <span className="relative">
          <select
            name="sort"
            value={current}
            // The form handles the change; React requires a listener on a controlled field.
            onChange={() => undefined}
            className="chip min-h-11 w-full appearance-none truncate pe-10 text-base font-semibold"
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {say(sortTexts[sort])}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} className="pointer-events-none absolute end-4 top-3.5" />
        </span>
      </label>
      <noscript>
        <button type="submit" className="btn btn-quiet">
          {say('applyFilters')}
        </button>
      </noscript>
    </Form>
  );
}
