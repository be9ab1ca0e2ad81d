import { formatDate } from '@waha/kit/moment';
import type { ReactNode } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { Link, useNavigate } from '../../router/links.ts';
import { useLanguage, useReturnDays } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SecondSheet } from '../../ui/second-sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { ReturnForm } from './return-form.tsx';
import { useReturnLinks } from './return-links.ts';

/**
 * Shown when nothing can be returned: the reason, and how to contact the shop. `days` is the order's return window,
 * where known.
 */
function Closed({ days }: { days?: number }) {
  const say = useText('returns');
  const present = useReturnDays();
  return (
    <EmptyState icon="undo-2" title={say('closedTitle')}>
      <p className="-mt-2 max-w-md text-soft">{say('closedText', { days: days ?? present })}</p>
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

interface AskReturnProps {
  orderId: string;
  /** Content for an order that does not exist or that the visitor may not see. */
  unknown?: ReactNode;
}

/** Form that requests a return of pieces of an order, or the reason why none can be returned. */
export function AskReturn({ orderId, unknown = <Closed /> }: AskReturnProps) {
  const say = useText('returns');
  const language = useLanguage();
  const navigate = useNavigate();
  const links = useReturnLinks();
  const { state, retry } = useLoaded(`returnable of ${orderId}`, (api, signal) =>
    api('GET /orders/{id}/returnable', { params: { id: orderId }, query: links.query, signal }),
  );
  const isOpen = state.kind === 'known' && state.data.is_open;
  return (
    <>
      <SecondSheet />
      <p className="mb-2 text-sm">
        <Link to={links.order(orderId)} className="inline-flex min-h-8 items-center gap-1 text-link">
          <Icon name="chevron-right" size={16} className="ltr:rotate-180" />
          {say('toOrder')}
        </Link>
      </p>
      <h1 className="text-3xl">{say('ask')}</h1>
      {isOpen && state.data.until ? (
        <p className="mt-1 mb-6 text-soft">{say('askText', { date: formatDate(state.data.until, language) })}</p>
      ) : null}
      {state.kind === 'loading' ? (
        <div role="status" className="mt-2.5 grid max-w-3xl gap-6">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      ) : null}
      {state.kind === 'known' && isOpen ? (
        <ReturnForm
          orderId={orderId}
          returnable={state.data}
          onSent={(asked) => {
            showToast({
              text: say(asked.refund_to === 'exchange' ? 'sentExchange' : 'sent'),
              tone: 'positive',
              position: 'top',
            });
            navigate(links.shown(asked.id));
          }}
        />
      ) : null}
      {state.kind === 'known' && !isOpen ? <Closed days={state.data.days} /> : null}
      {state.kind === 'failed' && state.refusal !== null ? unknown : null}
      {state.kind === 'failed' && state.refusal === null ? (
        <LoadFailed icon="undo-2" title={say('askFailed')} onRetry={retry} />
      ) : null}
    </>
  );
}
