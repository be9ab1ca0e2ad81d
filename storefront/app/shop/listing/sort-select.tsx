import { Form, useNavigation, useSubmit } from 'react-router';
import { useText } from '../../text/use-text.ts';
import { HiddenState } from './hidden-state.tsx';
import { changeListing, type ListingState, readListing } from './listing-state.ts';
import { productSorts, sortTexts } from './sorts.ts';

export function SortSelect({ path, state }: { path: string; state: ListingState }) {
  const say = useText('shop');
  const submit = useSubmit();
  const sorts = productSorts.filter((sort) => sort !== 'relevance' || state.search);
  // While the list in the new order is on its way, the field shows what was chosen.
  const coming = useNavigation().location;
  const asked = coming?.pathname === path ? readListing(new URLSearchParams(coming.search)) : state;
  const current = asked.sort ?? (state.search ? 'relevance' : 'best_selling');
  return (
    <Form
      action={path}
      className="flex items-center gap-2"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <HiddenState state={changeListing(state, { sort: null })} />
      <label className="contents">
        <span className="text-sm text-soft max-sm:sr-only">{say('sort')}</span>
        <select
          name="sort"
          value={current}
          onChange={() => undefined}
          className="field w-auto min-w-40 rounded-full text-sm"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {say(sortTexts[sort])}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="btn btn-quiet">
          {say('applyFilters')}
        </button>
      </noscript>
    </Form>
  );
}
