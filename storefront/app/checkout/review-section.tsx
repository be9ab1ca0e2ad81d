import { formatAmount } from '@waha/kit/money';
import { CartRows } from '../cart/cart-rows.tsx';
import { blocksOrder } from '../cart/quoted-lines.ts';
import type { QuoteView } from '../cart/use-quote.ts';
import { useText } from '../text/use-text.ts';
import type { FormView } from './form/use-checkout-form.ts';
import type { PlaceOrder } from './form/use-place-order.ts';

interface ReviewSectionProps {
  view: FormView;
  quoted: QuoteView;
  order: PlaceOrder;
}

/** The button that places the order, and beside it all that keeps it from being placed. */
export function ReviewSection({ view, quoted, order }: ReviewSectionProps) {
  const say = useText('checkout');
  const { quote } = quoted;
  const troubled = quoted.lines.filter(blocksOrder);
  const chosen = quote?.payment_options.find(({ code }) => code === view.form.payment);
  const paysNow = chosen?.kind === 'online' && (quote?.amount_due ?? 0) > 0;
  const label =
    quote && (quote.shipping || !quote.needs_shipping) && quoted.isFresh
      ? say(paysNow ? 'payAmount' : 'placeOrderFor', { amount: formatAmount(quote.amount_due) })
      : say('placeOrder');
  return (
    <div className="checkout-step">
      {/* Lines that block the order can be corrected here. */}
      <div id="order-lines" tabIndex={-1} className="scroll-mt-6">
        {troubled.length > 0 ? (
          <div className="mb-5 rounded-xl border border-negative p-4">
            <CartRows pairs={troubled} />
          </div>
        ) : null}
      </div>
      {quote?.coupon && !quote.coupon.applied ? (
        <p className="mb-2 text-sm text-warning">{say('couponLeftOut', { code: quote.coupon.code })}</p>
      ) : null}
      {/* Both labels share one grid cell, so that the button keeps its width while the order is sent. */}
      <button
        type="submit"
        className="btn btn-primary grid min-h-13 w-full text-lg"
        aria-busy={order.isSending}
        aria-disabled={order.isSending}
      >
        <span className={`[grid-area:1/1] ${order.isSending ? 'invisible' : ''}`}>{label}</span>
        <span className={`[grid-area:1/1] ${order.isSending ? '' : 'invisible'}`} aria-hidden={!order.isSending}>
          {say('placing')}
        </span>
      </button>
      <p className="mt-1 text-center text-xs text-soft">
        {say(quote?.needs_shipping === false ? 'afterPlacingDigital' : 'afterPlacing')}
      </p>
    </div>
  );
}
