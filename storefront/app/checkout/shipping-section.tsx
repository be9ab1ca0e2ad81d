import type { Quote } from '@waha/contract/types';
import { Suspense } from 'react';
import type { QuoteView } from '../cart/use-quote.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Amount } from '../ui/product-card/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AwaitedQuote } from './awaited-quote.tsx';
import { Choice, ChoiceError } from './choice.tsx';
import type { FormView } from './form/use-checkout-form.ts';
import { Section } from './section.tsx';

const PointChooser = lazyPart(() => import('./points/point-chooser.tsx'));

function Options({ view, quote }: { view: FormView; quote: Quote }) {
  const say = useText('checkout');
  const { form, errors, change } = view;
  if (quote.shipping_message) {
    return (
      <p role="status" className="flex items-start gap-2 text-warning">
        <Icon name="triangle-alert" className="mt-1" />
        {quote.shipping_message}
      </p>
    );
  }
  return (
    <fieldset aria-describedby={errors.shipping ? 'shipping-error' : undefined}>
      <legend className="sr-only">{say('shipping')}</legend>
      <div className="grid gap-2">
        {quote.shipping_options.map((option, index) => (
          <Choice
            key={option.code}
            name="shipping"
            value={option.code}
            first={index === 0}
            checked={form.shipping === option.code}
            title={option.name}
            aside={option.estimate}
            description={option.description}
            price={
              option.cost === 0 ? <span className="text-positive">{say('free')}</span> : <Amount riyals={option.cost} />
            }
            onChoose={() => change({ shipping: option.code })}
          />
        ))}
      </div>
      <ChoiceError id="shipping-error" error={errors.shipping} />
      {(form.shipping === 'point' || form.shipping === 'pickup') && form.cityId !== null ? (
        <Suspense fallback={<Skeleton className="mt-3 h-14 rounded-xl" />}>
          <PointChooser view={view} method={form.shipping} cityId={form.cityId} />
        </Suspense>
      ) : null}
    </fieldset>
  );
}

interface ShippingSectionProps {
  view: FormView;
  quoted: QuoteView;
}

export function ShippingSection({ view, quoted }: ShippingSectionProps) {
  const say = useText('checkout');
  const { quote, isFresh } = quoted;
  // An older quote without delivery methods was requested without a city.
  const isForCity = isFresh || (quote?.shipping_options.length ?? 0) > 0;
  return (
    <Section step={3} id="shipping-title" title={say('shipping')}>
      {view.form.cityId === null ? (
        <p id="shipping" className="flex items-start gap-2 text-soft">
          <Icon name="map-pin" className="mt-1" />
          {say('shippingNeedsCity')}
        </p>
      ) : quote && isForCity ? (
        <Options view={view} quote={quote} />
      ) : (
        <AwaitedQuote quoted={quoted}>
          <div className="grid gap-2">
            <Skeleton className="h-14 rounded-xl" />
            <Skeleton className="h-14 rounded-xl" />
          </div>
        </AwaitedQuote>
      )}
    </Section>
  );
}
