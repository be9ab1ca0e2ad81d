import { failureText } from '@waha/contract/client';
import type { Order } from '@waha/contract/types';
import { useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { viewTokenOf } from '../view-tokens.ts';

/** Left to right, and never broken at a hyphen. */
const inSentence = (number: string) => `\u2066${number.replaceAll('-', '-\u2060')}\u2069`;

/** Additions of an order that is cancelled: unpaid ones end with it, paid ones stay orders of their own (docs/decisions/0195). */
function CancelledKin({ order }: { order: Order }) {
  const say = useText('order');
  const sayShell = useText('shell');
  const told = (travels: Order['supplements'][number]['travels'], key: 'cancelWaiting' | 'cancelPaid') => {
    const numbers = order.supplements.filter((kin) => kin.travels === travels).map((kin) => inSentence(kin.number));
    if (numbers.length === 0) return null;
    return (
      <p className="mt-2 text-soft">
        {say(key, { count: numbers.length, numbers: numbers.join(sayShell('listSeparator')) })}
      </p>
    );
  };
  return (
    <>
      {told('waiting', 'cancelWaiting')}
      {told('together', 'cancelPaid')}
    </>
  );
}

/** Cancels after asking. Offered only while the server allows it. */
export function CancelOrder({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const say = useText('order');
  const api = useApi();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSending, setIsSending] = useState(false);
  // One idempotency key per page: a second press repeats the same request.
  const [key] = useState(() => crypto.randomUUID());
  if (!order.allowed_statuses.includes('cancelled')) return null;

  async function cancel(): Promise<void> {
    setIsSending(true);
    const viewToken = viewTokenOf(order.id);
    try {
      const changed = await api('PATCH /orders/{id}/status', {
        params: { id: order.id },
        query: viewToken === undefined ? {} : { view_token: viewToken },
        body: { status: 'cancelled' },
        idempotencyKey: key,
        signal: AbortSignal.timeout(20_000),
      });
      dialog.current?.close();
      onChange(changed);
      showToast({ text: say('cancelled'), tone: 'info' });
    } catch (error) {
      showToast({ text: failureText(error, say('cancelFailed')), tone: 'negative' });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className="min-h-11 px-2 font-semibold text-negative underline-offset-4 hover:underline"
        onClick={() => dialog.current?.showModal()}
      >
        {say('cancel')}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="cancel-title"
        className="m-auto w-[min(26rem,92vw)] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-dark/50"
      >
        <h2 id="cancel-title" className="text-xl">
          {say('cancelAsk')}
        </h2>
        <p className="mt-2 text-soft">{say('cancelAskText')}</p>
        <CancelledKin order={order} />
        <div className="mt-6 grid gap-2 sm:grid-cols-2">
          {/* The harmless answer comes first and has the focus. */}
          <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
            {say('cancelNo')}
          </button>
          <button
            type="button"
            className="btn border border-negative text-negative hover:bg-negative-tint"
            disabled={isSending}
            onClick={cancel}
          >
            {say('cancelYes')}
          </button>
        </div>
      </dialog>
    </>
  );
}
