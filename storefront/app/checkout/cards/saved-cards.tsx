import { useEffect, useState } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Choice } from '../choice.tsx';
import { expiryOf, schemeName } from './card-name.tsx';
import { chooseCard } from './chosen-card.ts';

/** The cards of a signed-in buyer under their method of payment: one that is remembered, or another, which may be. */
export default function SavedCards({ method }: { method: string }) {
  const say = useText('cards');
  const { state } = useLoaded('cards', (call, signal) => call('GET /user/cards', { signal }));
  const known = state.kind === 'known' ? state.data : null;
  const cards = known?.cards.filter((card) => card.payment_method === method && !card.is_expired) ?? [];
  // Undefined until the buyer chooses: the card that was used last.
  const [pressed, setPressed] = useState<string | null | undefined>(undefined);
  const [isRemembered, setIsRemembered] = useState(false);
  const chosen = pressed === undefined ? (cards[0]?.id ?? null) : pressed;
  useEffect(() => {
    chooseCard(chosen !== null || isRemembered ? { method, cardId: chosen } : null);
  }, [method, chosen, isRemembered]);
  if (state.kind === 'loading') return <Skeleton className="h-14 rounded-xl" />;
  return (
    <fieldset className="grid gap-2 ps-4">
      <legend className="sr-only">{say('choose')}</legend>
      {state.kind === 'failed' ? <p className="text-sm text-soft">{say('loadFailed')}</p> : null}
      {cards.map((card, index) => (
        <Choice
          key={card.id}
          name="card"
          value={card.id}
          first={index === 0}
          checked={chosen === card.id}
          title={say('card', { scheme: schemeName(card), lastFour: card.last_four })}
          description={null}
          always={say('until', { date: expiryOf(card) })}
          price={null}
          onChoose={() => setPressed(card.id)}
        />
      ))}
      {cards.length > 0 ? (
        <Choice
          name="card"
          value="other"
          first={false}
          checked={chosen === null}
          title={say('other')}
          description={null}
          always={say('otherHint')}
          price={null}
          onChoose={() => setPressed(null)}
        />
      ) : null}
      {chosen === null && known ? (
        known.is_full ? (
          <p className="text-sm text-soft">{say('full')}</p>
        ) : (
          <label className="flex min-h-11 items-start gap-3 py-1 text-sm">
            <input
              type="checkbox"
              className="mt-1 size-5 shrink-0"
              checked={isRemembered}
              onChange={(event) => setIsRemembered(event.target.checked)}
            />
            <span>
              <span className="block font-semibold">{say('remember')}</span>
              <span className="block text-xs text-soft">{say('rememberHint')}</span>
            </span>
          </label>
        )
      ) : null}
    </fieldset>
  );
}
