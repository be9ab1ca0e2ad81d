import { useSearchParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { Link } from '../../router/links.ts';
import { useReturnDays } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SecondSheet } from '../../ui/second-sheet.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PiecesCardComing } from '../pieces-strip.tsx';
import { ReturnCard } from './return-card.tsx';

const PAGE_LENGTH = 10;

/** The customer's returns, the latest first. */
export default function Returns() {
  const say = useText('returns');
  const days = useReturnDays();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { state, retry } = useLoaded(`returns ${page}`, (api, signal) =>
    api('GET /returns', { query: { page, per_page: PAGE_LENGTH }, signal }),
  );
  return (
    <>
      <SecondSheet />
      <h1 className="mb-5 text-3xl">{say('returns')}</h1>
      {state.kind === 'loading' ? (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{say('loading')}</span>
          {[0, 1].map((row) => (
            <PiecesCardComing key={row} />
          ))}
        </div>
      ) : null}
      {state.kind === 'failed' ? <LoadFailed icon="undo-2" title={say('listFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' && state.data.data.length === 0 ? (
        <EmptyState icon="undo-2" title={say('none', { days })}>
          <Link to="/account/orders" className="btn btn-primary">
            {say('toOrders')}
          </Link>
        </EmptyState>
      ) : null}
      {state.kind === 'known' && state.data.data.length > 0 ? (
        <>
          <ul className="grid gap-4">
            {state.data.data.map((summary) => (
              <ReturnCard key={summary.id} summary={summary} />
            ))}
          </ul>
          <Pagination current={page} last={state.data.last_page} to={(number) => `/account/returns?page=${number}`} />
        </>
      ) : null}
    </>
  );
}
