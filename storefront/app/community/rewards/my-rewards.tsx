import type { RewardRedemption } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLoaded } from '../../api/use-loaded.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { CopyCode } from '../../ui/copy-code.tsx';
import { Badge } from '../../ui/product-card/badge.tsx';
import { Failed } from '../parts/failed.tsx';

/** Number of latest rewards shown. */
const SHOWN = 50;

/** Redeemed rewards with their codes; `fresh` ones were redeemed since the page was opened. */
export function MyRewards({ fresh }: { fresh: readonly RewardRedemption[] }) {
  const say = useText('rewards');
  const { state, retry } = useLoaded('my community rewards', (api, signal) =>
    api('GET /community/rewards/mine', { query: { per_page: SHOWN }, signal }),
  );
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') return <Failed title={say('mineFailed')} onRetry={retry} />;
  const known = new Set(fresh.map(({ id }) => id));
  const all = [...fresh, ...state.data.data.filter(({ id }) => !known.has(id))];
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="my-rewards" className="grid gap-3">
      <h2 id="my-rewards" className="text-lg">
        {say('mine')}
      </h2>
      <ul className="grid gap-3">
        {all.map((redemption) => (
          <li key={redemption.id}>
            <Had redemption={redemption} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Had({ redemption: { name, terms, points, redeemed_at: at, coupon } }: { redemption: RewardRedemption }) {
  const say = useText('rewards');
  const language = useLanguage();
  const isOver = coupon?.ends_at ? Date.parse(coupon.ends_at) <= Date.now() : false;
  const canUse = coupon && !coupon.is_used && !isOver;
  return (
    <article className="grid gap-2 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-base">{name}</h3>
        {canUse ? null : <Badge tone="plain">{say(coupon?.is_used ? 'used' : 'over')}</Badge>}
      </div>
      <p className="text-sm text-soft">
        {terms} · {say('hadOn', { count: points, date: formatDate(at, language) })}
      </p>
      {canUse ? (
        <>
          <CopyCode code={coupon.code} say={say} />
          {coupon.ends_at ? (
            <p className="text-sm text-soft">{say('until', { date: formatDate(coupon.ends_at, language) })}</p>
          ) : null}
        </>
      ) : null}
    </article>
  );
}
