import { ApiError } from '@waha/contract/client';
import type { DemoPayment } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useApi } from '../../api/use-api.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Amount } from '../../ui/product-card/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const TIMEOUT_MS = 20_000;

/** Path of the return URL without its origin, so that it always leads to this shop. */
function backOf(payment: DemoPayment): string {
  const { pathname, search } = new URL(payment.return_url, location.origin);
  return `${pathname}${search}`;
}

function Choices({ id, payment, onTrouble }: { id: string; payment: DemoPayment; onTrouble: () => void }) {
  const say = useText('order');
  const api = useApi();
  const [isSending, setIsSending] = useState(false);
  async function play(outcome: 'paid' | 'failed'): Promise<void> {
    setIsSending(true);
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      await api('POST /payments/demo/{id}', { params: { id }, body: { outcome }, signal });
      // Left by a full page load, as from another site.
      location.assign(backOf(payment));
    } catch {
      setIsSending(false);
      onTrouble();
    }
  }
  return (
    <div className="grid gap-2.5">
      <button type="button" className="btn btn-primary" disabled={isSending} onClick={() => play('paid')}>
        {say('demoSucceed')}
      </button>
      <button type="button" className="btn btn-quiet" disabled={isSending} onClick={() => play('failed')}>
        {say('demoFail')}
      </button>
      <a href={backOf(payment)} className="btn btn-quiet">
        {say('demoLeave')}
      </a>
    </div>
  );
}

type Asked = { kind: 'loading' | 'missing' | 'failed' } | { kind: 'known'; payment: DemoPayment };

/** Payment page of the demo provider: simulates the outcomes of a card payment. */
export default function DemoPaymentPage() {
  const say = useText('order');
  const api = useApi();
  const { id = '' } = useParams();
  const [asked, setAsked] = useState<Asked>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    api('GET /payments/demo/{id}', { params: { id }, signal }).then(
      (payment) => setAsked({ kind: 'known', payment }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
        setAsked({ kind: isMissing ? 'missing' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [id, attempt]);
  return (
    <div className="container flex max-w-lg flex-col gap-5 py-10 lg:py-14">
      <h1 className="text-2xl">{say('demoTitle')}</h1>
      <p className="rounded-xl bg-warning-tint p-4 font-semibold">{say('demoNote')}</p>
      {asked.kind === 'loading' ? <Skeleton className="h-72 rounded-card" /> : null}
      {asked.kind === 'known' ? (
        <section className="grid gap-5 rounded-card border border-line bg-card p-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg">
              <bdi>{asked.payment.description}</bdi>
            </h2>
            <Amount riyals={asked.payment.amount} className="text-2xl font-bold" />
          </div>
          {asked.payment.status === 'open' ? (
            <Choices id={id} payment={asked.payment} onTrouble={() => setAsked({ kind: 'failed' })} />
          ) : (
            <>
              <p>{say('demoOver')}</p>
              <a href={backOf(asked.payment)} className="btn btn-primary">
                {say('demoBack')}
              </a>
            </>
          )}
        </section>
      ) : null}
      {asked.kind === 'missing' ? (
        <EmptyState icon="credit-card" title={say('demoMissing')}>
          <Link to="/" className="btn btn-primary">
            {say('keepShopping')}
          </Link>
        </EmptyState>
      ) : null}
      {asked.kind === 'failed' ? (
        <div role="alert">
          <EmptyState icon="credit-card" title={say('payTrouble')}>
            <button type="button" className="btn btn-primary" onClick={() => setAttempt((count) => count + 1)}>
              {say('retry')}
            </button>
          </EmptyState>
        </div>
      ) : null}
    </div>
  );
}
