import type { AffiliateStats } from '@waha/contract/types';
import { useState } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Amount } from '../../ui/product-card/price.tsx';
import { dayBefore, today } from './days.ts';
import { DaysChart } from './days-chart.tsx';
import { Known, Part } from './part.tsx';

const spans = [7, 30, 90, 365] as const;
type Span = (typeof spans)[number];

/** Balance and the figures of the last days. */
export function Overview() {
  const [span, setSpan] = useState<Span>(30);
  const to = today();
  const from = dayBefore(to, span - 1);
  const { state, retry } = useLoaded(`affiliate stats ${from} ${to}`, (api, signal) =>
    api('GET /community/affiliate/stats', { query: { from, to }, signal }),
  );
  return (
    <div className="grid gap-5">
      <Known state={state} onRetry={retry} className="h-36">
        {(stats) => <Standing stats={stats} />}
      </Known>
      <Days span={span} onSpan={setSpan}>
        <Known state={state} onRetry={retry} className="h-72">
          {(stats) => <Window stats={stats} />}
        </Known>
      </Days>
      {state.kind === 'known' && state.data.products.length > 0 ? <BestProducts stats={state.data} /> : null}
    </div>
  );
}

function Standing({ stats }: { stats: AffiliateStats }) {
  const say = useText('earnings');
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <Card label={say('available')} hint={say('availableHint')}>
        {say('points', { count: stats.available_points })}
      </Card>
      <Card label={say('pending')} hint={say('pendingHint')}>
        {say('points', { count: stats.pending_points })}
      </Card>
      <Card label={say('balance')} hint={say('balanceHint')}>
        <Amount riyals={stats.earnings} />
      </Card>
      <Card label={say('paidOut')} hint={say('paidOutHint')}>
        <Amount riyals={stats.paid} />
      </Card>
    </dl>
  );
}

function Card({ label, hint, children }: { label: string; hint: string; children: React.ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-1 text-xl font-bold tabular-nums">
        {children}
        <span className="mt-1 block text-xs font-normal text-soft">{hint}</span>
      </dd>
    </div>
  );
}

interface DaysProps {
  span: Span;
  onSpan: (span: Span) => void;
  children: React.ReactNode;
}

function Days({ span, onSpan, children }: DaysProps) {
  const say = useText('earnings');
  return (
    <Part title={say('lately')}>
      <fieldset className="mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">{say('span')}</legend>
        {spans.map((one) => (
          <label
            key={one}
            className="chip min-h-11 cursor-pointer has-checked:border-primary has-checked:bg-tint has-checked:font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input type="radio" name="span" className="sr-only" checked={one === span} onChange={() => onSpan(one)} />
            {say('lastDays', { count: one })}
          </label>
        ))}
      </fieldset>
      {children}
    </Part>
  );
}

function Window({ stats }: { stats: AffiliateStats }) {
  const say = useText('earnings');
  const facts = [
    [say('clicks'), stats.clicks.toLocaleString('en')],
    [say('ordersMade'), stats.orders.toLocaleString('en')],
    [say('conversion'), `${stats.conversion.toLocaleString('en')}%`],
    [say('pointsOfThem'), stats.points.toLocaleString('en')],
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="text-xl font-bold tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {stats.uncounted_clicks > 0 ? (
        <p className="mt-3 text-sm text-soft">{say('uncounted', { count: stats.uncounted_clicks })}</p>
      ) : null}
      <DaysChart days={stats.days} />
    </>
  );
}

function BestProducts({ stats }: { stats: AffiliateStats }) {
  const say = useText('earnings');
  return (
    <Part title={say('bestProducts')}>
      <ol className="divide-y divide-line">
        {stats.products.map(({ id, name, slug, image, orders, pieces }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <span className="block w-12 shrink-0 overflow-hidden rounded-lg bg-tint">
              {image ? (
                <img
                  src={image.url}
                  srcSet={image.srcset || undefined}
                  sizes="48px"
                  alt=""
                  width={48}
                  height={60}
                  loading="lazy"
                  className="aspect-4/5 w-full object-cover"
                  style={{ backgroundColor: image.placeholder }}
                />
              ) : null}
            </span>
            <span className="min-w-0 flex-1">
              <Link to={`/product/${id}/${slug}`} className="line-clamp-2 font-semibold hover:underline">
                {name}
              </Link>
              <span className="block text-sm text-soft">{say('soldOf', { orders, pieces })}</span>
            </span>
            <Link
              to={`/affiliate/dashboard?show=link&page=${encodeURIComponent(`/product/${id}/${slug}`)}`}
              className="btn btn-quiet"
            >
              {say('shareIt')}
              <span className="sr-only">{name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Part>
  );
}
