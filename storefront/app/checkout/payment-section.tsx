import type { Quote } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { Fragment, Suspense, useEffect } from 'react';
import { useSignedIn } from '../api/session.ts';
import type { QuoteView } from '../cart/use-quote.ts';
import { together } from '../text/load-texts.ts';
import { useText } from '../text/use-text.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { AwaitedQuote } from './awaited-quote.tsx';
import { Choice, ChoiceError } from './choice.tsx';
import type { FormView } from './form/use-checkout-form.ts';
import { Section } from './section.tsx';

const SavedCards = lazyPart(together(['cards'], () => import('./cards/saved-cards.tsx')));

/** True if gift card and store credit leave nothing for the payment method. */
const isPaidAhead = (form: FormView['form'], quote: Quote): boolean =>
  quote.amount_due === 0 && (form.useCredit || (form.giftCard !== '' && quote.gift_card?.refusal === null));

/** Option to pay with store credit first; the payment method pays the rest. */
function CreditChoice({ view, quote }: { view: FormView; quote: Quote }) {
  const say = useText('checkout');
  const { form, change } = view;
  const available = quote.store_credit?.available ?? 0;
  const isCovered = isPaidAhead(form, quote);
  const first = quote.payment_options.find((option) => option.available)?.code ?? null;
  // An order names a method even when it has nothing to do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reacts to what is due, not to the form
  useEffect(() => {
    if (isCovered && form.payment === null && first) change({ payment: first });
  }, [isCovered, first]);
  // The remaining store credit is shown beside the choice to use it.
  const left = form.useCredit ? available - (quote.store_credit?.used ?? 0) : 0;
  if (available === 0) return null;
  return (
    <>
      <label className="mb-2 flex min-h-11 items-center gap-3 rounded-xl border border-line px-3 py-1 text-sm has-checked:border-primary has-checked:bg-tint">
        <input
          type="checkbox"
          className="size-5"
          checked={form.useCredit}
          onChange={(event) => change({ useCredit: event.target.checked })}
        />
        <span className="font-semibold">{say('useCredit', { amount: formatAmount(available) })}</span>
      </label>
      <p role="status" className="text-sm text-positive empty:hidden">
        {isCovered && form.useCredit ? `${say('creditCovers')} ` : ''}
        {left > 0 ? say('creditLeft', { amount: formatAmount(left) }) : ''}
      </p>
    </>
  );
}

/** How much one part is where a lender lets an order be paid in parts. */
function Parts({ option }: { option: Quote['payment_options'][number] }) {
  const say = useText('checkout');
  const parts = option.instalments;
  if (!parts) return null;
  return (
    <span className="block font-semibold text-ink">
      {say('instalments', { count: parts.count, amount: formatAmount(parts.amount) })}
    </span>
  );
}

export function PaymentSection({ view, quoted, step }: { view: FormView; quoted: QuoteView; step: number }) {
  const say = useText('checkout');
  const { quote } = quoted;
  const { form, errors, change } = view;
  const isSignedIn = useSignedIn();
  return (
    <Section step={step} id="payment-title" title={say('payment')}>
      {quote ? <CreditChoice view={view} quote={quote} /> : null}
      {quote ? (
        <fieldset hidden={isPaidAhead(form, quote)} aria-describedby={errors.payment ? 'payment-error' : undefined}>
          <legend className="sr-only">{say('payment')}</legend>
          <div className="grid gap-2">
            {quote.payment_options.map((option, index) => (
              <Fragment key={option.code}>
                <Choice
                  name="payment"
                  value={option.code}
                  first={index === 0}
                  checked={form.payment === option.code}
                  disabled={!option.available}
                  title={option.name}
                  always={option.instalments ? <Parts option={option} /> : null}
                  description={option.description}
                  reason={option.reason}
                  price={
                    option.fee > 0 ? (
                      <span className="text-soft">{say('fee', { amount: formatAmount(option.fee) })}</span>
                    ) : option.logo ? (
                      // Its name is the text beside it.
                      <img src={option.logo} alt="" width={48} height={24} className="block" />
                    ) : null
                  }
                  onChoose={() => change({ payment: option.code })}
                />
                {isSignedIn && option.remembers_cards && form.payment === option.code ? (
                  <Suspense fallback={<Skeleton className="h-14 rounded-xl" />}>
                    <SavedCards method={option.code} />
                  </Suspense>
                ) : null}
              </Fragment>
            ))}
          </div>
          <ChoiceError id="payment-error" error={errors.payment} />
        </fieldset>
      ) : (
        <AwaitedQuote quoted={quoted}>
          <Skeleton className="h-36 rounded-xl" />
        </AwaitedQuote>
      )}
    </Section>
  );
}
