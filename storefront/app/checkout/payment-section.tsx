import type { Quote } from '@waha/contract';
import { useText } from '../text/use-text.ts';
import { formatAmount } from '../ui/money.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Choice, ChoiceError } from './choice.tsx';
import type { FormView } from './form/use-checkout-form.ts';
import { Section } from './section.tsx';

export function PaymentSection({ view, quote }: { view: FormView; quote: Quote | null }) {
  const say = useText('checkout');
  const { form, errors, change } = view;
  return (
    <Section step={4} id="payment-title" title={say('payment')}>
      {quote ? (
        <fieldset aria-describedby={errors.payment ? 'payment-error' : undefined}>
          <legend className="sr-only">{say('payment')}</legend>
          <div className="grid gap-2.5">
            {quote.payment_options.map((option, index) => (
              <Choice
                key={option.code}
                name="payment"
                value={option.code}
                first={index === 0}
                checked={form.payment === option.code}
                disabled={!option.available}
                title={option.name}
                description={option.description}
                reason={option.reason}
                price={
                  option.fee > 0 ? (
                    <span className="text-soft">{say('fee', { amount: formatAmount(option.fee) })}</span>
                  ) : null
                }
                onChoose={() => change({ payment: option.code })}
              />
            ))}
          </div>
          <ChoiceError id="payment-error" error={errors.payment} />
        </fieldset>
      ) : (
        <Skeleton className="h-20 rounded-xl" />
      )}
    </Section>
  );
}
