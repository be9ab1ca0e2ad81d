import { useText } from '../text/language.tsx';
import type { ListState } from './list-state.ts';
import type { Page } from './rows.ts';

/** Range of the rows shown, with links to the previous and the next page. */
export function Pager({ page, state }: { page: Page<unknown>; state: ListState }) {
  const say = useText('common');
  const { current_page: at, last_page: last, per_page: size, total, is_total_exact: isExact } = page;
  const from = (at - 1) * size + 1;
  const values = { from, to: from + page.data.length - 1, total };
  return (
    <nav aria-label={say('pages')} className="mt-3 flex flex-wrap items-center gap-3">
      <p className="me-auto text-soft">{isExact ? say('rowsOf', values) : say('rowsOfMore', values)}</p>
      {last > 1 ? (
        <>
          <button
            type="button"
            className="btn btn-quiet"
            disabled={at <= 1}
            onClick={() => state.set('page', at === 2 ? '' : String(at - 1))}
          >
            {say('previous')}
          </button>
          <button
            type="button"
            className="btn btn-quiet"
            disabled={at >= last}
            onClick={() => state.set('page', String(at + 1))}
          >
            {say('next')}
          </button>
        </>
      ) : null}
    </nav>
  );
}
