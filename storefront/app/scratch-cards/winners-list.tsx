import type { LottoWinner } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

interface WinnersListProps {
  winners: readonly LottoWinner[];
  /** Narrow column beside other content. */
  isNarrow?: boolean;
}

/** Winners of valuable prizes, as the public may see them. */
export function WinnersList({ winners, isNarrow = false }: WinnersListProps) {
  const say = useText('scratch');
  const language = useLanguage();
  return (
    <section aria-labelledby="winners" className="mt-10">
      <h2 id="winners" className="text-lg">
        {say('winners')}
      </h2>
      <p className="mb-3 text-sm text-soft">{winners.length > 0 ? say('winnersText') : say('noWinners')}</p>
      {winners[0] ? (
        <ul className={`grid gap-x-8 ${isNarrow ? '' : 'sm:grid-cols-2'}`}>
          {winners.map((winner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: masked as they are, two may read alike, and the list never changes its order
            <li key={index} className="flex items-start gap-3 border-b border-line py-3">
              <Icon name="gift" size={18} className="mt-1 shrink-0 text-secondary" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{winner.prize.label}</span>
                <span className="text-sm text-soft">
                  <bdi>{winner.name}</bdi> {winner.city ? say('from', { city: winner.city }) : ''}
                </span>
              </span>
              <time dateTime={winner.day} className="shrink-0 text-sm text-soft">
                {formatDate(`${winner.day}T09:00:00Z`, language)}
              </time>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
