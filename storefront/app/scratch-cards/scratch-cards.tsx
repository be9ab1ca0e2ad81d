import type { LottoCampaign } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { Fairness, Odds } from '../account/lotto/about-campaign.tsx';
import { pageContext } from '../page-context.ts';
import { Link } from '../router/links.ts';
import { breadcrumbList, pageMeta } from '../shell/page-meta.ts';
import { useLanguage } from '../shell/root-data.ts';
import { textsOf } from '../text/texts.ts';
import { useText } from '../text/use-text.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/product-card/badge.tsx';
import type { Route } from './+types/scratch-cards.ts';
import { WinnersList } from './winners-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const [{ campaign, past }, odds, { winners }] = await Promise.all([
    api('GET /lotto/campaign'),
    api('GET /lotto/odds'),
    api('GET /lotto/winners'),
  ]);
  return { language, origin, campaign, past, odds, winners };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const say = textsOf(language, 'scratch');
  return pageMeta(input, {
    title: say('title'),
    description: say('metaDescription'),
    keywords: say('keywords'),
    structured: [breadcrumbList(origin, language, [{ name: say('title') }])],
  });
}

/** The action that is possible now, if any. */
function Opening({ campaign }: { campaign: LottoCampaign }) {
  const say = useText('scratch');
  const sayLotto = useText('lotto');
  const language = useLanguage();
  const { state } = campaign;
  const date = (at: string) => formatDate(at, language);
  return (
    <section className="rounded-3xl bg-sand p-6 sm:p-8">
      <p className="mb-3 flex flex-wrap gap-2">
        <Badge tone={state === 'running' ? 'positive' : 'info'}>{say(`state_${state}`)}</Badge>
        {campaign.is_demo ? <Badge tone="warning">{sayLotto('demo')}</Badge> : null}
      </p>
      <h1 className="text-3xl">{campaign.name}</h1>
      <p className="mt-3 max-w-2xl text-lg">{say('lead')}</p>
      {state === 'upcoming' ? <p className="mt-3">{say('upcomingText', { date: date(campaign.starts_at) })}</p> : null}
      {state === 'closing' ? <p className="mt-3">{say('closingText', { date: date(campaign.ends_at) })}</p> : null}
      {state === 'running' || state === 'closing' ? (
        <div className="mt-6 grid justify-items-start gap-2">
          <Link to="/account/lotto" className="btn btn-primary min-h-12 px-8">
            <Icon name="gift" size={18} />
            {state === 'running' ? say('take') : sayLotto('cards')}
          </Link>
          {state === 'running' ? <p className="text-sm">{say('takeText')}</p> : null}
        </div>
      ) : null}
    </section>
  );
}

/** Facts of a campaign that the law requires. */
function Facts({ campaign }: { campaign: LottoCampaign }) {
  const say = useText('scratch');
  const language = useLanguage();
  const facts = [
    [say('licence'), campaign.licence_number],
    [say('starts'), formatDate(campaign.starts_at, language)],
    [say('cardsUntil'), formatDate(lastDayBefore(campaign.cards_until), language)],
    [say('ends'), formatDate(lastDayBefore(campaign.ends_at), language)],
    [say('cardsLeft'), say('ofAll', { left: campaign.cards_left, all: campaign.deck_size })],
  ];
  return (
    <section aria-labelledby="facts" className="mt-10">
      <h2 id="facts" className="mb-3 text-lg">
        {say('facts')}
      </h2>
      <dl className="grid gap-x-8 rounded-card border border-line bg-card px-4 sm:px-6">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 last:border-0">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 mb-2 text-base">{say('rules')}</h3>
      <p className="max-w-prose text-sm whitespace-pre-line">{campaign.rules}</p>
    </section>
  );
}

/** The last day of a campaign: one that ends at midnight is open until the day before. */
const lastDayBefore = (at: string) => new Date(Date.parse(at) - 1).toISOString();

function Past({ past }: Pick<Route.ComponentProps['loaderData'], 'past'>) {
  const say = useText('scratch');
  const language = useLanguage();
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past" className="mt-10">
      <h2 id="past" className="text-lg">
        {say('past')}
      </h2>
      <p className="mb-2 text-sm text-soft">{say('pastText')}</p>
      <ul className="divide-y divide-line">
        {past.map((one) => (
          <li key={one.id} className="py-3">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{one.name}</span>
              <span className="text-sm text-soft">
                {say('endedAt', { date: formatDate(one.ended_at, language) })} ·{' '}
                {say('pastCards', { count: one.deck_size })}
              </span>
            </span>
            <code dir="ltr" className="mt-1 block text-start text-xs break-all text-soft">
              {one.root}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Public page of the scratch cards: nothing to buy, and nothing hidden. */
export default function ScratchCards({ loaderData: { campaign, odds, past, winners } }: Route.ComponentProps) {
  const say = useText('scratch');
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      {campaign ? (
        <Opening campaign={campaign} />
      ) : (
        <>
          <h1 className="text-3xl">{say('title')}</h1>
          <EmptyState icon="gift" title={say('none')}>
            <Link to="/offers" className="btn btn-primary">
              {say('toOffers')}
            </Link>
          </EmptyState>
        </>
      )}
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="min-w-0">
          {campaign ? <Facts campaign={campaign} /> : null}
          {odds ? <Odds odds={odds} /> : null}
          {campaign ? <Fairness campaign={campaign} /> : null}
          <Past past={past} />
        </div>
        <WinnersList winners={winners} isNarrow />
      </div>
    </div>
  );
}
