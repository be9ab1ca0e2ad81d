import { formatAmount } from '@waha/kit/money';
import { useEffect } from 'react';
import { useRootData } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { TextField } from '../ui/fields/field.tsx';
import type { FormView } from './form/use-checkout-form.ts';

const MESSAGE_LENGTH = 200;

/** Gift wrap of the whole order with a card, at the shop's price; hidden if the shop offers none. */
export function GiftChoice({ view }: { view: FormView }) {
  const say = useText('checkout');
  const { settings } = useRootData();
  const { form, errors, change } = view;
  const price = settings?.gift_wrap ?? 0;
  // A gift wrap that the shop no longer offers cannot stay chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reacts to what is offered, not to the form
  useEffect(() => {
    if (settings && price === 0 && form.isGift) change({ isGift: false });
  }, [settings, price]);
  if (price === 0) return null;
  return (
    <div className="grid gap-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={form.isGift}
          onChange={(event) => change({ isGift: event.target.checked })}
        />
        <span className="font-semibold">{say('giftWrap', { amount: formatAmount(price) })}</span>
      </label>
      {form.isGift ? (
        <TextField
          id="giftMessage"
          label={say('giftMessage')}
          optional={say('optional')}
          hint={say('giftMessageHint')}
          value={form.giftMessage}
          error={errors.giftMessage}
          maxLength={MESSAGE_LENGTH}
          multiline
          rows={2}
          onChange={(giftMessage) => change({ giftMessage })}
        />
      ) : null}
    </div>
  );
}
