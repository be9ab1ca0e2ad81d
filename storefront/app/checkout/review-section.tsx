import { formatAmount } from '@waha/kit/money';
import { Fragment } from 'react';
import { CartRows } from '../cart/cart-rows.tsx';
import { blocksOrder } from '../cart/quoted-lines.ts';
import type { QuoteView } from '../cart/use-quote.ts';
import { shortAddressOf } from '../places/national-address.ts';
import { useText } from '../text/use-text.ts';
import { TextField } from '../ui/fields/field.tsx';
import type { FormView } from './form/use-checkout-form.ts';
import type { PlaceOrder } from './form/use-place-order.ts';
import { Section } from './section.tsx';

/** The address in one line, as the courier will read it. */
function Destination({ view }: { view: FormView }) {
  const say = useText('checkout');
  const sayShell = useText('shell');
  const { form } = view;
  const parts = [shortAddressOf(form.shortAddress), form.street, form.district, form.city]
    .map((part) => part.trim())
    .filter(Boolean);
  if (form.cityId === null || parts.length < 2) return null;
  return (
    <p className="mb-4 rounded-xl bg-tint px-4 py-3 text-sm">
      <span className="block text-soft">{say('deliverTo')}</span>
      <span className="font-semibold">
        {[`${form.firstName} ${form.lastName}`.trim(), ...parts].map((part, index) => (
          <Fragment key={part}>
            {index > 0 ? sayShell('listSeparator') : null}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

interface ReviewSectionProps {
  view: FormView;
  quoted: QuoteView;
  order: PlaceOrder;
}

export function ReviewSection({ view, quoted, order }: ReviewSectionProps) {
  const say = useText('checkout');
  const { quote } = quoted;
  const troubled = quoted.lines.filter(blocksOrder);
  const chosen = quote?.payment_options.find(({ code }) => code === view.form.payment);
  const paysNow = chosen?.kind === 'online' && (quote?.amount_due ?? 0) > 0;
  const label =
    quote?.shipping && quoted.isFresh
      ? say(paysNow ? 'payAmount' : 'placeOrderFor', { amount: formatAmount(quote.amount_due) })
      : say('placeOrder');
  return (
    <Section step={5} id="review" title={say('review')}>
      {/* Lines that block the order can be corrected here. */}
      <div id="order-lines" tabIndex={-1} className="scroll-mt-6">
        {troubled.length > 0 ? (
          <div className="mb-5 rounded-xl border border-negative p-4">
            <CartRows pairs={troubled} />
          </div>
        ) : null}
      </div>
      <Destination view={view} />
      <TextField
        id="notes"
        label={say('notes')}
        optional={say('optional')}
        error={view.errors.notes}
        value={view.form.notes}
        multiline
        maxLength={1000}
        onChange={(notes) => view.change({ notes })}
      />
      {quote?.coupon && !quote.coupon.applied ? (
        <p className="mt-3 text-sm text-warning">{say('couponLeftOut', { code: quote.coupon.code })}</p>
      ) : null}
      {/* Both labels share one grid cell, so that the button keeps its width while the order is sent. */}
      <button
        type="submit"
        className="btn btn-primary mt-5 grid min-h-13 w-full text-lg"
        aria-busy={order.isSending}
        aria-disabled={order.isSending}
      >
        <span className={`[grid-area:1/1] ${order.isSending ? 'invisible' : ''}`}>{label}</span>
        <span className={`[grid-area:1/1] ${order.isSending ? '' : 'invisible'}`} aria-hidden={!order.isSending}>
          {say('placing')}
        </span>
      </button>
      <p className="mt-3 text-center text-xs text-soft">{say('afterPlacing')}</p>
    </Section>
  );
}
