import type { LottoCampaign, LottoOdds } from '@waha/contract/types';
import { formatDate, formatMoment } from '@waha/kit/moment';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Badge } from '../../ui/product-card/badge.tsx';
import type { Lotto } from './use-lotto.ts';

/** Head of a campaign with the facts that the law requires first: name, licence and dates. */
export function CampaignHead({ campaign }: { campaign: LottoCampaign }) {
  const say = useText('lotto');
  const language = useLanguage();
  const date = (at: string) => formatDate(at, language);
  return (
    <div className="mb-6 grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <strong>{campaign.name}</strong>
        {campaign.is_demo ? <Badge tone="warning">{say('demo')}</Badge> : null}
      </p>
      <p className="max-w-prose text-soft">{say('lead')}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        <span>
          {say('licence')}: <bdi>{campaign.licence_number}</bdi>
        </span>
        <span>{say('period', { start: date(campaign.starts_at), end: date(campaign.ends_at) })}</span>
      </p>
      <p>
        <Link to="/scratch-cards" className="inline-flex min-h-8 items-center text-sm text-link underline">
          {say('about')}
        </Link>
      </p>
      {campaign.state === 'upcoming' ? <p>{say('upcoming', { date: date(campaign.starts_at) })}</p> : null}
      {campaign.state === 'closing' ? (
        <p className="rounded-xl bg-warning-tint p-4 text-warning">
          {say('closing', { date: date(campaign.ends_at) })}
        </p>
      ) : null}
    </div>
  );
}

/** Size of the deck, and how many of its cards are unscratched. */
export function Odds({ odds }: { odds: LottoOdds }) {
  const say = useText('lotto');
  const left = odds.deck_size - odds.scratched;
  return (
    <section aria-labelledby="odds" className="mt-10">
      <h2 id="odds" className="text-lg">
        {say('odds')}
      </h2>
      <p className="mb-3 text-sm text-soft">{say('oddsText', { size: odds.deck_size, scratched: odds.scratched })}</p>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-soft">
            <th className="py-2 text-start font-semibold">{say('prize')}</th>
            <th className="px-3 py-2 text-end font-semibold">{say('inDeck')}</th>
            <th className="px-3 py-2 text-end font-semibold">{say('remaining')}</th>
            <th className="py-2 text-end font-semibold">{say('chance')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {odds.prizes.map(({ prize, count, remaining }) => (
            <tr key={prize.label}>
              <td className="py-2">{prize.label}</td>
              <td className="px-3 py-2 text-end tabular-nums">{count}</td>
              <td className="px-3 py-2 text-end tabular-nums">{remaining}</td>
              <td className="py-2 text-end tabular-nums">{chanceOf(remaining, left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Probability that the next card wins this prize, from the unscratched cards: `2.5%`. */
function chanceOf(remaining: number, left: number): string {
  const percent = left > 0 ? (remaining / left) * 100 : 0;
  return `${percent >= 10 ? Math.round(percent) : Number(percent.toFixed(percent < 1 ? 2 : 1))}%`;
}

/** The published root of the deck, and links to the decks of ended campaigns. */
export function Fairness({ campaign, past = [] }: Partial<Pick<Lotto, 'past'>> & { campaign: LottoCampaign }) {
  const say = useText('lotto');
  const language = useLanguage();
  return (
    <section aria-labelledby="fair" className="mt-10">
      <h2 id="fair" className="text-lg">
        {say('fair')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-soft">{say('fairText')}</p>
      <dl className="mt-3 rounded-xl bg-tint p-4 text-sm">
        <dt className="text-soft">{say('root')}</dt>
        <dd dir="ltr" className="text-start break-all">
          {campaign.root}
        </dd>
        <dd className="mt-1 text-xs text-soft">
          {say('publishedAt', { date: formatMoment(campaign.published_at, language) })}
        </dd>
      </dl>
      {past.length > 0 ? (
        <p className="mt-3 text-sm text-soft">
          {say('past')}: {past.map(({ name, ended_at }) => `${name} (${formatDate(ended_at, language)})`).join(' · ')}
        </p>
      ) : null}
    </section>
  );
}
