import type { Quote } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import type { FormView } from '../form/use-checkout-form.ts';
import { Fold } from '../section.tsx';

/** Field for the code of a gift card, which pays before store credit and the payment method. */
export function GiftCardChoice({ view, quote }: { view: FormView; quote: Quote }) {
  const say = useText('checkout');
  const { form, change } = view;
  const [typed, setTyped] = useState(form.giftCard);
  const card = form.giftCard === '' ? null : quote.gift_card;
  const isUsed = card !== null && card.refusal === null;
  const left = card ? card.available - card.used : 0;
  if (isUsed)
    return (
      <div className="mb-2 mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border border-primary bg-tint px-4 py-2">
        <p role="status" className="min-w-0 grow">
          <span className="font-semibold">
            {say('giftCardPays', { lastFour: card.last_four, amount: formatAmount(card.used) })}
          </span>{' '}
          {left > 0 ? say('giftCardLeft', { amount: formatAmount(left) }) : ''}
        </p>
        <button
          type="button"
          className="min-h-11 text-link underline"
          onClick={() => {
            setTyped('');
            change({ giftCard: '' });
          }}
        >
          {say('giftCardRemove')}
        </button>
      </div>
    );
  return (
    <Fold icon="gift" title={say('giftCardFold')} isOpen={typed !== ''}>
      <div className="mb-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <TextField
          id="giftCard"
          label={say('giftCard')}
          optional={say('optional')}
          value={typed}
          error={card?.message ?? undefined}
          latin
          maxLength={40}
          onChange={setTyped}
        />
        <button type="button" className="btn btn-quiet mt-6" onClick={() => change({ giftCard: typed.trim() })}>
          {say('giftCardUse')}
        </button>
      </div>
    </Fold>
  );
}
