import type { ReturnQuote } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Amount } from '../../ui/product-card/price.tsx';

interface ExpectedBackProps {
  /** Price paid for the chosen pieces. */
  worth: number;
  /** Refund for the pieces as the shop computed it; null until its answer arrives. */
  quote: ReturnQuote | null;
}

/** Refund for the chosen pieces, and why it differs from the price paid. */
export function ExpectedBack({ worth, quote }: ExpectedBackProps) {
  const say = useText('returns');
  const reasons = quote?.reasons ?? [];
  return (
    <div role="status" className="grid gap-2">
      {quote && quote.withheld !== 0 ? (
        <>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{say('paidFor')}</span>
            <Amount riyals={quote.worth} />
          </span>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{say('priceOfKept')}</span>
            <Amount riyals={-quote.withheld} />
          </span>
        </>
      ) : null}
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-bold">
        <span>{say('expected')}</span>
        <Amount riyals={quote?.total ?? worth} className="text-xl" />
      </span>
      {reasons.map((reason) => (
        <span key={reason.code} className="flex items-start gap-1.5 text-sm">
          <Icon name="info" size={16} className="mt-1" />
          {reason.message}
        </span>
      ))}
      {quote?.message ? <span className="text-sm font-semibold">{quote.message}</span> : null}
    </div>
  );
}
