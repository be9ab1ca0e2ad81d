import type { Quote } from '@waha/contract/types';
import { useRootData } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { TextField } from '../ui/fields/field.tsx';
import { CompanyChoice } from './company-choice.tsx';
import type { FormView } from './form/use-checkout-form.ts';
import { GiftCardChoice } from './gift-card/gift-card-choice.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { Fold } from './section.tsx';

/** A gift card, and gift wrap, an invoice of a company and a note: what few orders have, behind lines that name them. */
export function Extras({ view, quote }: { view: FormView; quote: Quote | null }) {
  const say = useText('checkout');
  const { settings } = useRootData();
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
    </div>
  );
}
