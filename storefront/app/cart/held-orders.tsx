import type { HeldOrder } from '@waha/contract';
import { failureText } from '@waha/contract/client';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../api/use-api.ts';
import { viewTokenOf } from '../checkout/view-tokens.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/icon.tsx';
import type { QuoteView } from './use-quote.ts';

const action = 'min-h-11 px-1 font-semibold underline underline-offset-4';

/** Asks before it cancels, in the same place: what was held is free for the cart then. */
function Replace({ held, onFreed }: { held: HeldOrder; onFreed: () => void }) {
  const say = useText('cart');
  const api = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  // One key: a second press is the same wish.
  const [key] = useState(() => crypto.randomUUID());

  async function cancel(): Promise<void> {
    setIsSending(true);
    const viewToken = viewTokenOf(held.order_id);
    try {
      await api('PATCH /orders/{id}/status', {
        params: { id: held.order_id },
        query: viewToken === undefined ? {} : { view_token: viewToken },
        body: { status: 'cancelled' },
        idempotencyKey: key,
        signal: AbortSignal.timeout(20_000),
      });
      onFreed();
    } catch (error) {
      showToast({ text: failureText(error, say('heldCancelFailed')), tone: 'negative' });
    } finally {
      setIsSending(false);
    }
  }

  if (!isAsking) {
    return (
      <button type="button" className={action} onClick={() => setIsAsking(true)}>
        {say('heldReplace')}
      </button>
    );
  }
  return (
    <fieldset className="flex flex-wrap gap-x-3">
      <legend className="py-1">{say('heldAsk', { number: `\u2066${held.number}\u2069` })}</legend>
      <button type="button" className={action} onClick={() => setIsAsking(false)}>
        {say('heldKeep')}
      </button>
      <button type="button" className={action} disabled={isSending} onClick={cancel}>
        {say('heldYes')}
      </button>
    </fieldset>
  );
}

/** What is missing here is held by the buyer's own unpaid order: it can be paid, or given up for this cart. */
export function HeldOrders({ view }: { view: QuoteView }) {
  const say = useText('cart');
  const held = view.quote?.held ?? [];
  if (held.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={say('heldLabel')}>
      {held.map((one) => {
        const isGuests = viewTokenOf(one.order_id) !== undefined;
        const page = isGuests ? `/checkout/success?order=${one.order_id}` : `/account/orders/${one.order_id}`;
        return (
          <li key={one.order_id} className="rounded-xl bg-warning-tint px-3 py-1 text-sm text-warning">
            <p className="flex items-start gap-2 py-2 leading-normal">
              <Icon name="info" size={16} className="mt-1" />
              {say('held', { number: `\u2066${one.number}\u2069` })}
            </p>
            <div className="flex flex-wrap items-center gap-x-4">
              <Link to={page} className={`${action} inline-flex items-center`}>
                {say('heldPay')}
              </Link>
              <Replace held={one} onFreed={view.retry} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
