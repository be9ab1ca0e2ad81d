import type { LottoTicket, ScratchedCard } from '@waha/contract/types';
import { useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { CardProof } from './card-proof.tsx';
import { ScratchCover } from './scratch-cover.tsx';
import type { PublishedDeck } from './verify-proof.ts';

interface CardProps {
  ticket: LottoTicket;
  deck: PublishedDeck;
  /** The result, once the card was scratched while this page is open. */
  result: ScratchedCard | undefined;
  isFirst: boolean;
  onScratch: (ticket: LottoTicket) => Promise<unknown>;
}

function Face({ result }: { result: ScratchedCard | undefined }) {
  if (!result) return <Icon name="gift" size={40} className="text-secondary" />;
  return (
    <div className="grid justify-items-center gap-2 px-4 text-center">
      <Icon name={result.reward ? 'gift' : 'sparkles'} size={32} className="text-secondary" />
      <p className="text-xl font-bold">{result.prize.label}</p>
    </div>
  );
}

/** One card: its prize, its cover, and a button that scratches it. */
export function ScratchCard({ ticket, deck, result, isFirst, onScratch }: CardProps) {
  const say = useText('lotto');
  const [isAsking, setIsAsking] = useState(false);
  /** The cover is removed once enough of it is scratched and the result is loaded. */
  const [isOpen, setIsOpen] = useState(false);
  const number = ticket.number;

  async function ask(): Promise<void> {
    if (result || isAsking) return;
    setIsAsking(true);
    try {
      await onScratch(ticket);
    } catch {
      setIsOpen(false);
      showToast({ text: say('revealFailed'), tone: 'negative', position: 'top' });
    }
    setIsAsking(false);
  }

  const isRevealed = isOpen && result !== undefined;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base">{say('number', { number })}</h3>
        <p className="text-sm text-soft">{say(`given_${ticket.given_for}`)}</p>
      </div>
      <div className="relative grid aspect-16/10 place-items-center overflow-hidden rounded-xl bg-tint">
        <Face result={result} />
        {isRevealed ? null : <ScratchCover onStart={() => void ask()} onEnough={() => setIsOpen(true)} />}
      </div>
      <p role="status" aria-live="polite" className="sr-only">
        {isRevealed ? say('result', { number, prize: result.prize.label }) : ''}
      </p>
      {isRevealed ? (
        <>
          {result.reward ? <p className="text-sm text-soft">{say('wonText')}</p> : null}
          <CardProof card={result} deck={deck} />
        </>
      ) : (
        <button
          type="button"
          className={`btn ${isFirst ? 'btn-primary' : 'btn-quiet'}`}
          aria-label={say('revealNamed', { number })}
          aria-disabled={isAsking}
          onClick={() => {
            setIsOpen(true);
            void ask();
          }}
        >
          {isAsking && isOpen ? say('revealing') : say('reveal')}
        </button>
      )}
    </article>
  );
}
