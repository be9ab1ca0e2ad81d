import { useEffect } from 'react';
import { useBasket } from '../cart/basket.ts';
import { storeCoupon } from '../cart/coupon-store.ts';
import { TotalAnnouncer } from '../cart/quote-totals.tsx';
import type { QuotedLine } from '../cart/quoted-lines.ts';
import { useQuote } from '../cart/use-quote.ts';
import { useText } from '../text/use-text.ts';
import { AddressSection } from './address-section.tsx';
import { ConnectionTrouble } from './connection-trouble.tsx';
import { ContactSection } from './contact-section.tsx';
import { DigitalTerms } from './digital-terms.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Extras } from './extras.tsx';
import { useCheckoutForm } from './form/use-checkout-form.ts';
import { usePlaceOrder } from './form/use-place-order.ts';
import { FoldedSummary, SideSummary } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { TotalChanged } from './total-changed.tsx';
import { ExpressPay } from './wallet/express-pay.tsx';

/** Problem of a line, with its name where the server's text leaves it out. */
function useLineProblem() {
  const say = useText('checkout');
  return (pair: QuotedLine | undefined, message: string): string => {
    const name = pair?.quoted?.name || pair?.line.name || '';
    return name === '' || message.includes(name) ? message : say('lineProblem', { name, message });
  };
}

/** The whole checkout. Rendered only after hydration, so it may read the browser's storage. */
export default function CheckoutFormView() {
  const say = useText('checkout');
  const view = useCheckoutForm();
  const basket = useBasket();
  const { form, change } = view;
  const quoted = useQuote({
    city_id: form.cityId,
    shipping_method: form.shipping,
    ...(form.payment ? { payment_method: form.payment } : {}),
    ...(form.useCredit ? { use_store_credit: true } : {}),
    ...(form.giftCard ? { gift_card_code: form.giftCard } : {}),
    ...(form.isGift ? { gift_wrap: true } : {}),
  });
  const order = usePlaceOrder(view, quoted);
  const { quote, isFresh, lines } = quoted;

  // Replaces a delivery method that is not offered for this city, and deselects an unavailable payment method.
  const offered = isFresh && form.cityId !== null ? quote?.shipping_options : undefined;
  const [first] = offered ?? [];
  const shippingIsOffered = offered === undefined || offered.some((option) => option.code === form.shipping);
  const paymentIsOffered =
    !isFresh ||
    form.payment === null ||
    quote?.payment_options.some((option) => option.code === form.payment && option.available) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reacts to what is offered, not to the form
  useEffect(() => {
    if (!shippingIsOffered && first) change({ shipping: first.code });
    if (!paymentIsOffered) change({ payment: null });
  }, [shippingIsOffered, paymentIsOffered, first?.code]);

  // Until a quote says so, an order has an address.
  const isSent = quote?.needs_shipping !== false;
  const hasDigital = quote?.lines.some((line) => line.is_digital) === true;
  const problemOf = useLineProblem();
  const { trouble } = order;
  const refused = trouble?.kind === 'refused' ? trouble : null;
  const refusedLine = refused?.line ? lines[refused.line.index] : undefined;
  return (
    <div className="grid gap-2.5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
      <FoldedSummary view={quoted} />
      {/* Errors are shown by the form itself, not in the browser's bubbles. */}
      <form
        noValidate
        aria-label={say('title')}
        className="grid gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          void order.place();
        }}
      >
        <ErrorSummary
          fields={order.round > 0 ? view.errors : {}}
          general={refused?.general ?? []}
          line={refused?.line ? problemOf(refusedLine, refused.line.message) : null}
          round={order.round}
          onDropCoupon={() => {
            storeCoupon(null);
            const { coupon: _, ...others } = view.errors;
            view.show(others);
          }}
        />
        {isSent ? <ExpressPay basket={basket} lines={() => basket.read().lines} isFirst /> : null}
        <div className="checkout-paper">
          <ContactSection view={view} />
          {isSent ? (
            <>
              <AddressSection view={view} />
              <ShippingSection view={view} quoted={quoted} />
            </>
          ) : null}
          <PaymentSection view={view} quoted={quoted} step={isSent ? 4 : 2} />
          {hasDigital ? <DigitalTerms /> : null}
          <Extras view={view} quote={quote} />
          <ReviewSection view={view} quoted={quoted} order={order} />
        </div>
        <ConnectionTrouble order={order} />
      </form>
      <SideSummary view={quoted} />
      <TotalAnnouncer quote={quote} isFresh={isFresh} />
      {trouble?.kind === 'changed' ? (
        <TotalChanged
          before={trouble.before}
          now={trouble.now}
          isSending={order.isSending}
          onAgree={() => order.place(trouble.now)}
          onBack={() => {
            order.dismiss();
            quoted.retry();
          }}
        />
      ) : null}
    </div>
  );
}
