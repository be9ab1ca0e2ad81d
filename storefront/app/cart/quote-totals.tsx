import type { Quote } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { Amount } from '../ui/product-card/price.tsx';
import { VatNote } from './vat-note.tsx';

function Row({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className ?? ''}`.trim()}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface QuoteTotalsProps {
  quote: Quote;
  isFresh: boolean;
  /** True if delivery and fees are part of the total (the checkout); false if they are added later (the cart). */
  complete: boolean;
}

/** Rows of a total. While a newer quote is loading the old one is shown paler. */
export function QuoteTotals({ quote, isFresh, complete }: QuoteTotalsProps) {
  const say = useText('cart');
  const isSent = quote.needs_shipping;
  const knowsDelivery = !isSent || (complete && quote.shipping !== null);
  return (
    <div aria-busy={!isFresh}>
      <dl className="grid gap-2">
        <Row label={say('subtotal')}>
          <Amount riyals={quote.subtotal} />
        </Row>
        {quote.discounts.map((discount) => (
          <Row
            key={`${discount.source}-${discount.id}-${discount.code}`}
            label={discount.label}
            className="text-positive"
          >
            <Amount riyals={-discount.amount} />
          </Row>
        ))}
        {complete && isSent ? (
          <Row label={say('delivery')}>
            {quote.shipping === null ? (
              <span className="text-sm text-soft">{say('deliveryLater')}</span>
            ) : quote.shipping_total === 0 ? (
              <span className="font-semibold text-positive">{say('free')}</span>
            ) : (
              <Amount riyals={quote.shipping_total} />
            )}
          </Row>
        ) : null}
        {quote.gift_total > 0 ? (
          <Row label={say('giftWrap')}>
            <Amount riyals={quote.gift_total} />
          </Row>
        ) : null}
        {quote.payment_fee > 0 ? (
          <Row label={say('paymentFee')}>
            <Amount riyals={quote.payment_fee} />
          </Row>
        ) : null}
        <Row
          label={knowsDelivery ? say('total') : say('totalBeforeDelivery')}
          className="mt-1 border-t border-line pt-3 font-bold"
        >
          <Amount riyals={quote.total} className="text-xl" />
        </Row>
        {quote.gift_card && quote.gift_card.used > 0 ? (
          <Row label={say('giftCard')} className="text-positive">
            <Amount riyals={-quote.gift_card.used} />
          </Row>
        ) : null}
        {quote.store_credit && quote.store_credit.used > 0 ? (
          <Row label={say('storeCredit')} className="text-positive">
            <Amount riyals={-quote.store_credit.used} />
          </Row>
        ) : null}
        {quote.amount_due < quote.total ? (
          <Row label={say('amountDue')} className="font-bold">
            <Amount riyals={quote.amount_due} className="text-lg" />
          </Row>
        ) : null}
      </dl>
      <VatNote taxes={quote.taxes} say={say} />
    </div>
  );
}

/**
 * Announces the total to screen readers when it changes; it is visible in the figures above. Rendered once per page.
 */
export function TotalAnnouncer({ quote, isFresh }: { quote: Quote | null; isFresh: boolean }) {
  const say = useText('cart');
  return (
    <p role="status" className="sr-only">
      {quote && isFresh ? say('totalNow', { amount: formatAmount(quote.total) }) : ''}
    </p>
  );
}
