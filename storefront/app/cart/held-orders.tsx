import { failureText } from '@waha/contract/client';
import type { HeldOrder } from '@waha/contract/types';
import { useRef, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { viewTokenOf } from '../checkout/view-tokens.ts';
import { type Address, Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/icon.tsx';
import type { QuoteView } from './use-quote.ts';

const action = 'inline-flex min-h-11 items-center px-1 font-semibold underline underline-offset-4';
const actions = 'flex flex-wrap items-center gap-x-4 ps-5';
const focusIt = (button: HTMLButtonElement | null) => button?.focus();

interface HeldProps {
  held: HeldOrder;
  onFreed: () => void;
}

/** An order number within a sentence: left to right, and without line breaks at its hyphens. */
const inSentence = (number: string) => `\u2066${number.replaceAll('-', '-\u2060')}\u2069`;

/** Cancels an order, so that its reserved stock is available to the cart. */
function useGivingUp({ held, onFreed }: HeldProps) {
  const say = useText('cart');
  const api = useApi();
  const [isSending, setIsSending] = useState(false);
  // One idempotency key: a second press repeats the same request.
  const [key] = useState(() => crypto.randomUUID());
  async function giveUp(): Promise<void> {
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
      showToast({ text: say('heldCancelled', { number: inSentence(held.number) }), tone: 'positive' });
      // This element disappears with the reserved order, so the focus moves to the main content.
      document.querySelector<HTMLElement>('#main')?.focus();
      onFreed();
    } catch (error) {
      showToast({ text: failureText(error, say('heldCancelFailed')), tone: 'negative' });
    } finally {
      setIsSending(false);
    }
  }
  return { isSending, giveUp };
}

/**
 * One unpaid order with its actions. The confirmation of a cancellation appears in place of the buttons and takes the
 * focus.
 */
function Held({ held, onFreed }: HeldProps) {
  const say = useText('cart');
  const [isAsking, setIsAsking] = useState(false);
  const hasAsked = useRef(false);
  const { isSending, giveUp } = useGivingUp({ held, onFreed });
  const isGuests = viewTokenOf(held.order_id) !== undefined;
  const page: Address = isGuests ? `/checkout/success?order=${held.order_id}` : `/account/orders/${held.order_id}`;
  function ask(): void {
    hasAsked.current = true;
    setIsAsking(true);
  }
  return (
    <li className="rounded-xl bg-warning-tint px-3 py-1 text-sm text-warning">
      <p id={`held-${held.order_id}`} className="flex items-start gap-2 pt-2 leading-normal">
        <Icon name="info" size={16} className="mt-1" />
        {say(isAsking ? 'heldAsk' : 'held', { number: inSentence(held.number) })}
      </p>
      {isAsking ? (
        <fieldset aria-labelledby={`held-${held.order_id}`} className={actions}>
          <button ref={focusIt} type="button" className={action} onClick={() => setIsAsking(false)}>
            {say('heldKeep')}
          </button>
          <button type="button" className={action} disabled={isSending} onClick={giveUp}>
            {say('heldYes')}
          </button>
        </fieldset>
      ) : (
        <div className={actions}>
          <Link to={page} className={action}>
            {say('heldPay')}
          </Link>
          <button ref={hasAsked.current ? focusIt : null} type="button" className={action} onClick={ask}>
            {say('heldReplace')}
          </button>
        </div>
      )}
    </li>
  );
}

/** Pieces that the buyer's own unpaid order reserves: it can be paid, or cancelled for this cart. */
export function HeldOrders({ view }: { view: QuoteView }) {
  const say = useText('cart');
  const held = view.quote?.held ?? [];
  if (held.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={say('heldLabel')}>
      {held.map((one) => (
        <Held key={one.order_id} held={one} onFreed={view.retry} />
      ))}
    </ul>
  );
}
