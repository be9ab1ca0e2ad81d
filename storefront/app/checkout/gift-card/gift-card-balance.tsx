import { ApiError } from '@waha/contract/client';
import type { GiftCardBalance } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { formatAmount } from '@waha/kit/money';
import { type FormEvent, useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Balance of a gift card by its code. */
export default function GiftCardPage() {
  const say = useText('giftcards');
  const api = useApi();
  const [code, setCode] = useState('');
  const [error, setError] = useState<{ field?: string; form?: string }>({});
  const [card, setCard] = useState<GiftCardBalance | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (card) document.getElementById('gift-card-found')?.focus();
  }, [card]);

  async function ask(): Promise<void> {
    setIsAsking(true);
    setCard(null);
    setError({});
    try {
      setCard(await api('POST /gift-cards/balance', { body: { code }, signal: AbortSignal.timeout(15_000) }));
    } catch (failure) {
      setError({ form: failure instanceof ApiError && failure.status < 500 ? failure.message : say('failed') });
    } finally {
      setIsAsking(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isAsking) return;
    if (code.trim() !== '') return void ask();
    setError({ field: say('needCode') });
    document.getElementById('gift-card-code')?.focus();
  }

  return (
    <div className="container max-w-xl pt-8 lg:pt-14">
      <h1 className="text-3xl">{say('title')}</h1>
      <p className="mt-2 text-soft">{say('text')}</p>
      <form noValidate className="mt-6 grid gap-4 rounded-card border border-line bg-card p-5 sm:p-7" onSubmit={submit}>
        <TextField
          id="gift-card-code"
          label={say('code')}
          hint={say('codeHint')}
          error={error.field}
          value={code}
          latin
          maxLength={40}
          onChange={setCode}
        />
        <div className="grid">
          <div role="alert">
            {error.form ? (
              <p className="mb-4 flex items-start gap-2 rounded-xl bg-negative-tint px-3 py-2.5 text-sm text-negative">
                <Icon name="circle-alert" size={18} className="mt-0.5" />
                {error.form}
              </p>
            ) : null}
          </div>
          <button type="submit" className="btn btn-primary" aria-busy={isAsking} aria-disabled={isAsking}>
            {isAsking ? say('checking') : say('check')}
          </button>
        </div>
      </form>
      {card ? <Found card={card} /> : null}
    </div>
  );
}

function Found({ card }: { card: GiftCardBalance }) {
  const say = useText('giftcards');
  const language = useLanguage();
  const amount = (riyals: number) => say('amount', { amount: formatAmount(riyals) });
  return (
    <section aria-labelledby="gift-card-found" className="mt-6 rounded-card border border-line bg-card p-5">
      <h2 id="gift-card-found" tabIndex={-1} className="text-xl outline-none">
        {say('card', { lastFour: card.last_four })}
      </h2>
      <dl className="mt-3 grid gap-2">
        {(
          [
            ['left', amount(card.balance)],
            ['value', amount(card.value)],
            ['endsAt', card.ends_at ? formatDate(card.ends_at, language) : say('noEnd')],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-soft">{say(label)}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
