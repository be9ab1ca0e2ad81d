import { useEffect, useRef } from 'react';
import { pack, useUnpacked } from '../../packed.ts';
import { pageContext } from '../../page-context.ts';
import { Link, redirect, useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/compare.ts';
import { columnOf } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { addressOf, inOrder, readIds } from './compared-ids.ts';
import { dropCompared, readCompared } from './compared-store.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const written = url.searchParams.get('ids');
  const ids = readIds(written);
  // One address for one comparison: other spellings and orders would each be kept.
  if (written !== null && written !== inOrder(ids)) throw redirect(addressOf(ids), 301);
  const products = ids.length > 0 ? await api('GET /products/compared', { query: { ids: inOrder(ids) } }) : [];
  const columns = products.map(columnOf);
  return { ids, columns: pack(columns) };
}

/** Opens the comparison that this browser keeps, where a reader arrives at the address that names none. */
function useKeptComparison(ids: readonly number[]): void {
  const navigate = useNavigate();
  const isArriving = useRef(true);
  useEffect(() => {
    const kept = isArriving.current && ids.length === 0 ? readCompared() : [];
    // Leaving out the last product leads to that address as well, and must not open another comparison.
    isArriving.current = false;
    if (kept.length > 0) void navigate(addressOf(kept), { replace: true });
  }, [ids, navigate]);
}

/** Up to four products side by side. Its address can be shared. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const say = useText('compare');
  const { ids } = loaderData;
  const columns = useUnpacked(loaderData.columns);
  const navigate = useNavigate();
  useKeptComparison(ids);
  const gone = ids.filter((id) => columns.every(({ card }) => card.id !== id));
  useEffect(() => dropCompared(gone));

  function leaveOut(id: number): void {
    dropCompared([id]);
    void navigate(addressOf(columns.map(({ card }) => card.id).filter((one) => one !== id)), {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      <h1 className="mb-5 text-3xl">{say('title')}</h1>
      {gone.length > 0 ? (
        <p role="status" className="mb-4 rounded-xl bg-info-tint px-3 py-2 text-sm text-info">
          {say('gone', { count: gone.length })}
        </p>
      ) : null}
      {columns.length > 0 ? (
        <CompareTable columns={columns} leaveOut={leaveOut} />
      ) : (
        <EmptyState icon="scale" title={say('empty')}>
          <Link to="/products" className="btn btn-primary">
            {say('browse')}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}
