import { failureText } from '@waha/contract/client';
import type { OrderReturn } from '@waha/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SecondSheet } from '../../ui/second-sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Conversation } from './conversation.tsx';
import { ReturnDetails } from './return-details.tsx';
import { ReturnLabel } from './return-label.tsx';
import { useReturnLinks } from './return-links.ts';
import { isExchange } from './return-looks.ts';
import { ReturnSteps } from './return-steps.tsx';

function Withdraw({ shown, onChange }: { shown: OrderReturn; onChange: (changed: OrderReturn) => void }) {
  const say = useText('returns');
  const api = useApi();
  const { query } = useReturnLinks();
  const [key] = useState(() => crypto.randomUUID());
  if (!shown.can_withdraw) return null;

  async function withdraw(): Promise<void> {
    try {
      const changed = await api('POST /returns/{id}/withdraw', {
        params: { id: shown.id },
        query,
        body: {},
        idempotencyKey: key,
        signal: AbortSignal.timeout(20_000),
      });
      showToast({ text: say(isExchange(shown) ? 'exchangeWithdrawn' : 'withdrawn'), tone: 'info', position: 'top' });
      onChange(changed);
    } catch (error) {
      showToast({ text: failureText(error, say('withdrawFailed')), tone: 'negative', position: 'top' });
    }
  }

  return (
    <div>
      <ConfirmButton
        label={say(isExchange(shown) ? 'exchangeWithdraw' : 'withdraw')}
        question={say(isExchange(shown) ? 'exchangeWithdrawAsk' : 'withdrawAsk')}
        yes={say('withdrawYes')}
        onConfirm={withdraw}
      />
    </div>
  );
}

function KnownReturn({ shown, onChange }: { shown: OrderReturn; onChange: (changed: OrderReturn) => void }) {
  const say = useText('returns');
  const { order } = useReturnLinks();
  // Withdrawing removes its button, which had the focus, so the focus moves to the new status.
  const before = useRef(shown.status);
  useEffect(() => {
    if (before.current !== shown.status) document.getElementById('return-status')?.focus({ preventScroll: true });
    before.current = shown.status;
  }, [shown.status]);
  return (
    <>
      <h1 className="text-3xl">
        {say(shown.kind === 'refund' ? 'refundTitle' : shown.refund_to === 'exchange' ? 'exchange' : 'return')}{' '}
        <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
          {shown.number}
        </bdi>
      </h1>
      <p className="mt-1 mb-5">
        <Link to={order(shown.order_id)} className="text-link">
          {say('ofOrder', { number: `\u2066${shown.order_number}\u2069` })}
        </Link>
      </p>
      <div className="grid gap-5">
        <ReturnSteps shown={shown} />
        {shown.status === 'approved' ? <ReturnLabel shown={shown} /> : null}
        <ReturnDetails shown={shown} />
        <Conversation returnId={shown.id} />
        <Withdraw shown={shown} onChange={onChange} />
      </div>
    </>
  );
}

/** One return: its status, its lines and its messages. */
export function ShownReturn({ returnId }: { returnId: string }) {
  const say = useText('returns');
  const { query, above } = useReturnLinks();
  const { state, set, retry } = useLoaded(`return ${returnId}`, (api, signal) =>
    api('GET /returns/{id}', { params: { id: returnId }, query, signal }),
  );
  return (
    <>
      <SecondSheet />
      <p className="mb-2 text-sm">
        <Link to={above.to} className="inline-flex min-h-8 items-center gap-1 text-link">
          <Icon name="chevron-right" size={16} className="ltr:rotate-180" />
          {say(above.text)}
        </Link>
      </p>
      {state.kind === 'known' ? (
        <KnownReturn shown={state.data} onChange={set} />
      ) : (
        <h1 className="mb-5 text-3xl">{say('return')}</h1>
      )}
      {state.kind === 'loading' ? (
        <div role="status" className="grid gap-5">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="-mt-2 h-5 w-48" />
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      ) : null}
      {state.kind === 'failed' && state.refusal !== null ? (
        <EmptyState icon="undo-2" title={say('missing')}>
          <Link to={above.to} className="btn btn-primary">
            {say(above.text)}
          </Link>
        </EmptyState>
      ) : null}
      {state.kind === 'failed' && state.refusal === null ? (
        <LoadFailed icon="undo-2" title={say('failed')} onRetry={retry} />
      ) : null}
    </>
  );
}
