import type { ScratchedCard } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { isProved, type PublishedDeck } from './verify-proof.ts';

type Verdict = 'verifying' | 'verified' | 'unverified' | 'unverifiable';

/** Checked in this browser against data published before the card was given; impossible on a page without HTTPS. */
function useVerdict(card: ScratchedCard, deck: PublishedDeck): Verdict {
  const [verdict, setVerdict] = useState<Verdict>('verifying');
  useEffect(() => {
    let isCurrent = true;
    const check = async (): Promise<Verdict> => {
      if (!crypto.subtle) return 'unverifiable';
      const isItsCard = card.proof.index + 1 === card.ticket.number;
      return isItsCard && (await isProved(card.proof, deck)) ? 'verified' : 'unverified';
    };
    void check().then((found) => {
      if (isCurrent) setVerdict(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [card, deck]);
  return verdict;
}

/** Shows whether a scratched card was in the published deck, with the data to verify it independently. */
export function CardProof({ card, deck }: { card: ScratchedCard; deck: PublishedDeck }) {
  const say = useText('lotto');
  const verdict = useVerdict(card, deck);
  return (
    <div className="text-sm">
      <p
        role="status"
        className={`flex items-center gap-2 font-semibold ${verdict === 'verified' ? 'text-positive' : verdict === 'unverified' ? 'text-negative' : 'text-soft'}`}
      >
        <Icon name={verdict === 'unverified' ? 'circle-alert' : 'shield-check'} size={18} />
        {say(verdict)}
      </p>
      {verdict === 'verified' ? <p className="text-soft">{say('verifiedText')}</p> : null}
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2 text-link underline">{say('proof')}</summary>
        <dl className="grid gap-2">
          {[
            [say('proofPrize'), card.proof.prize],
            [say('proofSalt'), card.proof.salt],
            [say('root'), deck.root],
          ].map(([name, value]) => (
            <div key={name}>
              <dt className="text-soft">{name}</dt>
              <dd dir="ltr" className="text-start break-all text-xs">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
