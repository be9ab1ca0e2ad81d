import type { RankStanding } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** The customer's rank, the distance to the next one, and its perks at the checkout. */
export function RankCard({ standing }: { standing: RankStanding }) {
  const say = useText('points');
  const { rank, next, lifetime_points: lifetime, points_to_next: left } = standing;
  const span = next ? next.threshold - rank.threshold : 1;
  const perks = [
    ...(rank.discount_percent > 0 ? [say('perkDiscount', { percent: rank.discount_percent })] : []),
    ...(rank.free_shipping_threshold === null
      ? []
      : rank.free_shipping_threshold === 0
        ? [say('perkDeliveryAll')]
        : [say('perkDelivery', { amount: formatAmount(rank.free_shipping_threshold) })]),
  ];
  return (
    <section aria-labelledby="points-rank" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="points-rank" className="text-base text-soft">
        {say('rank')}
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="text-2xl">{rank.name}</strong>
        <span className="text-sm text-soft">
          {next && left !== null ? say('toNext', { count: left, rank: next.name }) : say('top')}
        </span>
      </p>
      <progress
        className="rank-progress mt-3"
        max={1}
        value={next ? Math.min(1, (lifetime - rank.threshold) / span) : 1}
        aria-label={say('rankProgress')}
      />
      <p className="mt-2 text-sm text-soft">{say('rankLifetime', { points: say('points', { count: lifetime }) })}</p>
      {perks.length > 0 ? (
        <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
          {perks.map((perk) => (
            <li key={perk} className="flex items-center gap-2">
              <Icon name="check" size={16} className="text-positive" />
              {perk}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
