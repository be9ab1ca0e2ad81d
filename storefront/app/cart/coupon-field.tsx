import type { Quote } from '@waha/contract';
import { latinDigits } from '@waha/contract/phone';
import { useEffect, useId, useState } from 'react';
import { storedToken } from '../api/session.ts';
import { useApi } from '../api/use-api.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { useCart } from './cart-store.ts';
import { keepCoupon, MAX_CODE, useCoupon } from './coupon-store.ts';
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

/**
 * A discount code with what came of it, in words. The code is kept in the browser until it is used or taken off, and with
 * the account of whoever is signed in: what they applied on one device counts on the others.
 */
export function CouponField({ outcome, isFresh }: { outcome: Quote['coupon']; isFresh: boolean }) {
  const say = useText('cart');
  const api = useApi();
  const { lines } = useCart();
  const id = useId();
  const kept = useCoupon();
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [open, setOpen] = useState(false);
  const fromAccount = isFresh && kept === null ? outcome?.code : undefined;
  useEffect(() => {
    if (fromAccount) keepCoupon(fromAccount);
  }, [fromAccount]);
  const answered = isFresh && outcome !== null && kept !== null;
  // Back to an empty field, which takes the focus: a buyer takes a code off to use another.
  async function takeOff(): Promise<void> {
    // First off the account, or the next quote would bring it back.
    if (storedToken()) await api('DELETE /coupons/apply').catch(() => undefined);
    keepCoupon(null);
    setTyped('');
    setOpen(true);
  }

  if (answered && outcome.applied) {
    return <AppliedCoupon code={outcome.code} message={outcome.message} onRemove={takeOff} />;
  }
  const refusal = isEmpty ? say('couponEmpty') : answered && !outcome.applied ? outcome.message : null;

  function apply(): void {
    // Pasted codes bring invisible characters along, which the server would refuse.
    const code = latinDigits(typed).toWellFormed().replace(/\p{C}/gu, '').trim();
    setIsEmpty(code === '');
    if (code === '') return;
    keepCoupon(code);
    // What comes of it is said by the quote; this only lets other devices know.
    if (storedToken()) api('POST /coupons/apply', { body: { code, lines: lines.map(orderLineOf) } }).catch(() => {});
  }

  if (!open && kept === null) {
    return (
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
        onClick={() => setOpen(true)}
      >
        <Icon name="tag" size={16} />
        {say('haveCoupon')}
      </button>
    );
  }
  return (
    // Not a form of its own: the checkout's summary may stand inside one.
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {say('coupon')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: it appears because the buyer asked for it
          autoFocus={open && kept === null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE}
          className="field flex-1 uppercase aria-invalid:border-negative"
          value={typed || (open ? '' : (kept ?? ''))}
          aria-invalid={refusal !== null}
          aria-describedby={`${id}-outcome`}
          onChange={(event) => {
            setOpen(true);
            setTyped(event.target.value);
            setIsEmpty(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            apply();
          }}
        />
        <button type="button" className="btn btn-quiet" aria-busy={kept !== null && !isFresh} onClick={apply}>
          {say('couponApply')}
        </button>
      </div>
      <p id={`${id}-outcome`} role="status" className="text-sm text-negative">
        {refusal ? (
          <span className="mt-1 flex items-center gap-1.5">
            <Icon name="circle-alert" size={16} />
            <span className="flex-1">{refusal}</span>
            {kept === null ? null : (
              <button
                type="button"
                className="min-h-11 px-1 font-semibold underline"
                aria-label={say('couponRemove', { code: kept })}
                onClick={takeOff}
              >
                {say('remove')}
              </button>
            )}
          </span>
        ) : null}
      </p>
    </div>
  );
}
