import { formatDate, formatMoment } from '@waha/kit/moment';
import { type ReactNode, useState } from 'react';
import { Link } from '../../router/links.ts';
import { WinnersList } from '../../scratch-cards/winners-list.tsx';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SecondSheet } from '../../ui/second-sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed, Outdated } from '../load-failed.tsx';
import { CampaignHead, Fairness, Odds } from './about-campaign.tsx';
import { RewardCard } from './reward-card.tsx';
import { ScratchCard } from './scratch-card.tsx';
import { type Lotto, rewardsOf, shownTickets, useLotto } from './use-lotto.ts';

/** Number of the latest winners shown; the campaign's page lists all. */
const SHOWN_WINNERS = 6;

type Doings = Pick<ReturnType<typeof useLotto>, 'results' | 'take' | 'scratch' | 'use'>;

/** Button that claims due free cards; viewing the page claims none. */
function TakeCards({ lotto, take }: { lotto: Lotto; take: Doings['take'] }) {
  const say = useText('lotto');
  const [isTaking, setIsTaking] = useState(false);
  return (
    <button
      type="button"
      className="btn btn-primary"
      aria-disabled={isTaking}
      onClick={async () => {
        if (isTaking) return;
        setIsTaking(true);
        await take(lotto);
        setIsTaking(false);
      }}
    >
      {isTaking ? say('taking') : say('take', { count: lotto.tickets.claimable })}
    </button>
  );
}

/** Cards require a verified phone number, so that each person gets one share. */
function ProvePhone() {
  const say = useText('lotto');
  return (
    <div className="grid justify-items-start gap-3 rounded-xl bg-tint p-4">
      <p className="max-w-prose">{say('needsPhone')}</p>
      <Link to="/account/profile" className="btn btn-primary">
        {say('toPhone')}
      </Link>
    </div>
  );
}

/** Time of the next card, or a notice that there is none. */
function NextCard({ lotto: { campaign, tickets } }: { lotto: Lotto }) {
  const say = useText('lotto');
  const language = useLanguage();
  if (!tickets.may_play) return <p className="text-soft">{say('staff')}</p>;
  if (tickets.claimable > 0) return null;
  const text = tickets.next_card_at
    ? say('nextCard', { date: formatMoment(tickets.next_card_at, language) })
    : campaign?.cards_left === 0
      ? say('deckEmpty')
      : null;
  return text ? <p className="mt-3 text-sm text-soft">{text}</p> : null;
}

function Cards({ lotto, results, take, scratch }: { lotto: Lotto } & Omit<Doings, 'use'>) {
  const say = useText('lotto');
  const { campaign, tickets } = lotto;
  if (!campaign) return null;
  const shown = shownTickets(lotto, results);
  const first = shown.find(({ id }) => !results.some(({ ticket }) => ticket.id === id));
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className="mb-3 text-lg">
        {say('cards')}
      </h2>
      {shown.length > 0 ? (
        <ul className="mb-4 grid gap-4 sm:grid-cols-2">
          {shown.map((ticket) => (
            <li key={ticket.id}>
              <ScratchCard
                ticket={ticket}
                deck={campaign}
                result={results.find((result) => result.ticket.id === ticket.id)}
                isFirst={ticket === first && tickets.claimable === 0}
                onScratch={scratch}
              />
            </li>
          ))}
        </ul>
      ) : tickets.claimable === 0 && tickets.may_play ? (
        <p>{say('noneNow')}</p>
      ) : null}
      {tickets.claimable === 0 ? null : tickets.needs_phone ? <ProvePhone /> : <TakeCards lotto={lotto} take={take} />}
      <NextCard lotto={lotto} />
    </section>
  );
}

function Rewards({ lotto, use }: { lotto: Lotto; use: Doings['use'] }) {
  const say = useText('lotto');
  const rewards = rewardsOf(lotto);
  return (
    <section aria-labelledby="rewards" className="mt-10">
      <h2 id="rewards" className="mb-3 text-lg">
        {say('rewards')}
      </h2>
      {rewards.length === 0 ? <p className="text-soft">{say('noRewards')}</p> : null}
      <ul className="grid gap-4 sm:grid-cols-2">
        {rewards.map((reward) => (
          <RewardCard key={reward.id} reward={reward} onUse={(id, addressId) => use(lotto, id, addressId)} />
        ))}
      </ul>
    </section>
  );
}

function History({ history }: Pick<Lotto, 'history'>) {
  const say = useText('lotto');
  const language = useLanguage();
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="mb-3 text-lg">
        {say('history')}
      </h2>
      {history.length === 0 ? <p className="text-soft">{say('noHistory')}</p> : null}
      <ul className="divide-y divide-line">
        {history.map((item) => (
          <li key={item.ticket.id} className="flex items-baseline justify-between gap-4 py-2.5">
            <span>
              {item.prize.label}
              <span className="block text-sm text-soft">{say('number', { number: item.ticket.number })}</span>
            </span>
            <time dateTime={item.scratched_at} className="shrink-0 text-sm text-soft">
              {formatDate(item.scratched_at, language)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface KnownProps {
  lotto: Lotto;
  doings: Doings;
  /** Shown where the rest of the page could not be brought up to date. */
  outdated: ReactNode;
}

function Known({ lotto, doings, outdated }: KnownProps) {
  const say = useText('lotto');
  const { campaign } = lotto;
  return (
    <>
      {campaign ? (
        <>
          <CampaignHead campaign={campaign} />
          <Cards lotto={lotto} results={doings.results} take={doings.take} scratch={doings.scratch} />
        </>
      ) : (
        <EmptyState icon="gift" title={say('noCampaign')}>
          <Link to="/offers" className="btn btn-primary">
            {say('toOffers')}
          </Link>
        </EmptyState>
      )}
      {outdated}
      {campaign || lotto.history.length > 0 ? (
        <>
          <Rewards lotto={lotto} use={doings.use} />
          {lotto.odds ? <Odds odds={lotto.odds} /> : null}
          {campaign ? <Fairness campaign={campaign} past={lotto.past} /> : null}
          {lotto.winners.length > 0 ? <WinnersList winners={lotto.winners.slice(0, SHOWN_WINNERS)} /> : null}
          <History history={lotto.history} />
        </>
      ) : null}
    </>
  );
}

/** Skeleton of a campaign's head and a card. */
function Coming() {
  return (
    <>
      <div className="mb-8 grid gap-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-5 max-w-prose" />
        <Skeleton className="h-4 w-64" />
      </div>
      <Skeleton className="mb-4 h-5 w-24" />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="aspect-16/10 rounded-xl" />
          <Skeleton className="h-11 rounded-xl" />
        </div>
      </div>
    </>
  );
}

export default function LottoPage() {
  const say = useText('account');
  const sayLotto = useText('lotto');
  const { state, retry, ...doings } = useLotto();
  return (
    <>
      <SecondSheet />
      <h1 className="mb-3 text-3xl">{say('lotto')}</h1>
      {state.kind === 'loading' ? (
        <div role="status">
          <span className="sr-only">{say('loading')}</span>
          <Coming />
        </div>
      ) : null}
      {state.kind === 'failed' ? <LoadFailed icon="gift" title={sayLotto('loadFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' ? (
        <Known
          lotto={state.data}
          doings={doings}
          outdated={state.isOutdated ? <Outdated onRetry={retry} className="mt-6" /> : null}
        />
      ) : null}
    </>
  );
}
