import { Link, useNavigate, useParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import type { PageHandle } from '../../shell/page-handle.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { withTexts } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatDate } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountLoader } from '../account-page.ts';
import { LoadFailed } from '../load-failed.tsx';
import type { Route } from './+types/ask.ts';
import { ReturnForm } from './return-form.tsx';
import { returnsMeta } from './returns-page.ts';

export const handle: PageHandle = { texts: ['returns', 'photos'] };

export const clientMiddleware = withTexts('returns', 'photos');

export const loader = (input: Route.LoaderArgs) => accountLoader(input);
export const meta = (input: Route.MetaArgs) => returnsMeta(input, 'ask');

/** Nothing can be sent back: why, and whom to ask. */
function Closed() {
  const say = useText('returns');
  return (
    <EmptyState icon="undo-2" title={say('closedTitle')}>
      <p className="-mt-2 max-w-md text-soft">{say('closedText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/contact" className="btn btn-primary">
          {say('contactUs')}
        </Link>
        <Link to="/returns" className="btn btn-quiet">
          {say('policy')}
        </Link>
      </div>
    </EmptyState>
  );
}

export default function AskPage() {
  const say = useText('returns');
  const language = useLanguage();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { state, retry } = useLoaded(`returnable of ${id}`, (api, signal) =>
    api('GET /orders/{id}/returnable', { params: { id }, query: {}, signal }),
  );
  const isOpen = state.kind === 'known' && state.data.is_open;
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={`/account/orders/${id}`} className="inline-flex min-h-8 items-center gap-1 text-link">
          <Icon name="chevron-right" size={16} className="ltr:rotate-180" />
          {say('toOrder')}
        </Link>
      </p>
      <h1 className="text-3xl">{say('ask')}</h1>
      {isOpen && state.data.until ? (
        <p className="mt-1 mb-6 text-soft">{say('askText', { date: formatDate(state.data.until, language) })}</p>
      ) : null}
      {state.kind === 'loading' ? (
        <div role="status" className="mt-5 grid gap-4">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </div>
      ) : null}
      {state.kind === 'known' && isOpen ? (
        <ReturnForm
          orderId={id}
          returnable={state.data}
          onSent={(asked) => {
            showToast({ text: say('sent'), tone: 'positive', position: 'top' });
            navigate(`/account/returns/${asked.id}`);
          }}
        />
      ) : null}
      {(state.kind === 'known' && !isOpen) || (state.kind === 'failed' && state.refusal !== null) ? <Closed /> : null}
      {state.kind === 'failed' && state.refusal === null ? (
        <LoadFailed icon="undo-2" title={say('askFailed')} onRetry={retry} />
      ) : null}
    </>
  );
}
