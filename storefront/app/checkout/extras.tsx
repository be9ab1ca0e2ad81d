import type { Quote } from '@waha/contract/types';
import { Suspense } from 'react';
import { useSignedIn } from '../api/session.ts';
import { useRootData } from '../shell/root-data.ts';
import { together } from '../text/load-texts.ts';
import { useText } from '../text/use-text.ts';
import { TextField } from '../ui/fields/field.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { CompanyChoice } from './company-choice.tsx';
import type { FormView } from './form/use-checkout-form.ts';
import { GiftCardChoice } from './gift-card/gift-card-choice.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { Fold } from './section.tsx';

/** Loaded where the shop advertises to phones and somebody is signed in: a guest's number is not proved. */
const PhoneOffers = lazyPart(together(['phoneoffers'], () => import('./phone-offers.tsx')));

/** A gift card, and gift wrap, an invoice of a company and a note: what few orders have, behind lines that name them. */
export function Extras({ view, quote }: { view: FormView; quote: Quote | null }) {
  const say = useText('checkout');
  const { settings } = useRootData();
  const isSignedIn = useSignedIn();
  const { form, errors, change } = view;
  const isFilled = form.isGift || form.isCompany || form.notes !== '' || errors.notes !== undefined;
  // Gift wrap is for what is sent.
  const isSent = quote?.needs_shipping !== false;
  const hasGift = isSent && (settings?.gift_wrap ?? 0) > 0;
  return (
    <div className="checkout-step checkout-step-low">
      {quote ? <GiftCardChoice view={view} quote={quote} /> : null}
      <Fold icon="plus" title={say(hasGift ? 'extrasWithGift' : 'extras')} isOpen={isFilled}>
        <div className="grid gap-2 pb-2">
          {isSent ? <GiftChoice view={view} /> : null}
          <CompanyChoice view={view} />
          <TextField
            id="notes"
            label={say('notes')}
            optional={say('optional')}
            error={errors.notes}
            value={form.notes}
            multiline
            maxLength={1000}
            onChange={(notes) => change({ notes })}
          />
        </div>
      </Fold>
      {isSignedIn && settings?.offers_by_phone ? (
        <Suspense>
          <PhoneOffers />
        </Suspense>
      ) : null}
    </div>
  );
}
