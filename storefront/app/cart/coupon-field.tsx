import { latinDigits } from '@waha/contract/phone';
import type { Quote } from '@waha/contract/types';
import { useEffect, useId, useState } from 'react';
import { storedToken } from '../api/session.ts';
import { useApi } from '../api/use-api.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { useBasket } from './basket.ts';
import { MAX_CODE, storeCoupon, useCoupon } from './coupon-store.ts';
import { orderLineOf } from './order-line-of.ts';

function AppliedCoupon({ code, message, onRemove }: { code: string; message: string; onRemove: () => void }) {
  const say = useText('cart');
  return (
    <div className="flex items-center gap-2 rounded-xl bg-positive-tint ps-3 text-sm text-positive">
      <Icon name="tag" size={16} />
      <p role="status" className="flex-1 py-2 font-semibold">
        {message}
      </p>
      <button type="button" className="icon-btn" aria-label={say('couponRemove', { code })} onClick={onRemove}>
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}

/** Refused code with its reason, and a button that removes it. */
function Refusal({ text, code, onRemove }: { text: string; code: string | null; onRemove: () => void }) {
  const say = useText('cart');
  return (
    <span className="mt-1 flex items-center gap-1.5">
      <Icon name="circle-alert" size={16} />
      <span className="flex-1">{text}</span>
      {code === null ? null : (
        <button
          type="button"
          className="min-h-11 px-1 font-semibold underline"
          aria-label={say('couponRemove', { code })}
          onClick={onRemove}
        >
          {say('remove')}
        </button>
      )}
    </span>
  );
}

/** Stores the coupon with the account of a signed-in customer as well, for other devices. */
function useAccountCoupon(fromAccount: string | undefined) {
  const api = useApi();
  const { lines } = useBasket().use();
  useEffect(() => {
    if (fromAccount) storeCoupon(fromAccount);
  }, [fromAccount]);
  return {
    async takeOff(): Promise<void> {
      if (storedToken()) await api('DELETE /coupons/apply').catch(() => undefined);
    },
    /** The quote shows the result. */
    tell(code: string): void {
      if (storedToken()) api('POST /coupons/apply', { body: { code, lines: lines.map(orderLineOf) } }).catch(() => {});
    },
  };
}

/** Pasted codes may contain invisible characters, which the server would refuse. */
const cleanCode = (typed: string) => latinDigits(typed).toWellFormed().trim();

function Offer({ onOpen }: { onOpen: () => void }) {
  const say = useText('cart');
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
      onClick={onOpen}
    >
      <Icon name="tag" size={16} />
      {say('haveCoupon')}
    </button>
  );
}

interface CodeInputProps {
  id: string;
  value: string;
  isRefused: boolean;
  isWorking: boolean;
  autoFocus: boolean;
  onType: (text: string) => void;
  onApply: () => void;
}

// A field without its own form element: the checkout's summary may be inside a form.
function CodeInput({ id, value, isRefused, isWorking, autoFocus, onType, onApply }: CodeInputProps) {
  const say = useText('cart');
  return (
    <div className="flex gap-2">
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it appears because the buyer asked for it
        autoFocus={autoFocus}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE}
        className="field flex-1 uppercase aria-invalid:border-negative"
        value={value}
        aria-invalid={isRefused}
        aria-describedby={`${id}-outcome`}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onApply();
        }}
      />
      <button type="button" className="btn btn-quiet" aria-busy={isWorking} onClick={onApply}>
        {say('couponApply')}
      </button>
    </div>
  );
}

/**
 * Field for a discount code, with its result as text. The code is stored in the browser until it is used or removed,
 * and with the account of a signed-in customer, for other devices.
 */
export function CouponField({ outcome, isFresh }: { outcome: Quote['coupon']; isFresh: boolean }) {
  const say = useText('cart');
  const id = useId();
  const kept = useCoupon();
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [open, setOpen] = useState(false);
  const account = useAccountCoupon(isFresh && kept === null ? outcome?.code : undefined);
  const answer = isFresh && kept !== null ? outcome : null;

  // Back to an empty field with the focus: buyers remove a code in order to enter another.
  async function takeOff(): Promise<void> {
    // The account's code first: otherwise the next quote would bring it back.
    await account.takeOff();
    storeCoupon(null);
    setTyped('');
    setOpen(true);
  }

  function apply(): void {
    const code = cleanCode(typed);
    setIsEmpty(code === '');
    if (code === '') return;
    storeCoupon(code);
    account.tell(code);
  }

  function type(text: string): void {
    setOpen(true);
    setTyped(text);
    setIsEmpty(false);
  }

  if (answer?.applied) return <AppliedCoupon code={answer.code} message={answer.message} onRemove={takeOff} />;
  if (!open && kept === null) return <Offer onOpen={() => setOpen(true)} />;
  const refusal = isEmpty ? say('couponEmpty') : (answer?.message ?? null);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {say('coupon')}
      </label>
      <CodeInput
        id={id}
        value={typed || (open ? '' : (kept ?? ''))}
        isRefused={refusal !== null}
        isWorking={kept !== null && !isFresh}
        autoFocus={open && kept === null}
        onType={type}
        onApply={apply}
      />
      <p id={`${id}-outcome`} role="status" className="text-sm text-negative">
        {refusal ? <Refusal text={refusal} code={kept} onRemove={takeOff} /> : null}
      </p>
    </div>
  );
}
