import type { CallReply } from '@waha/contract/client';
import { formatDate } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/product-card/badge.tsx';
import { More } from './more.tsx';
import { Known, Part } from './part.tsx';
import { useNumbered } from './use-numbered.ts';

type ReferredOrder = CallReply<'GET /community/affiliate/referrals'>['data'][number];

const tones: Record<ReferredOrder['state'], BadgeTone> = {
  waiting: 'info',
  pending: 'warning',
  posted: 'positive',
  void: 'negative',
};

/** Attributed orders, without their buyers; an order without commission shows the reason. */
export function Orders() {
  const say = useText('earnings');
  const { state, retry, more, loadMore } = useNumbered('affiliate referrals', (api, cursor, signal) =>
    api('GET /community/affiliate/referrals', { query: cursor === undefined ? {} : { cursor }, signal }),
  );
  return (
    <Part title={say('ordersTitle')} text={say('ordersText')}>
      <Known state={state} onRetry={retry} className="h-64">
        {({ data, next_cursor: next }) =>
          data.length === 0 ? (
            <p className="text-soft">{say('noOrders')}</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {data.map((referral) => (
                  <li key={referral.id} className="py-3">
                    <Referral referral={referral} />
                  </li>
                ))}
              </ul>
              <More next={next} more={more} onMore={loadMore} />
            </>
          )
        }
      </Known>
    </Part>
  );
}

function Referral({ referral }: { referral: ReferredOrder }) {
  const say = useText('earnings');
  const language = useLanguage();
  const {
    buyer,
    city,
    day,
    state,
    state_label: label,
    points,
    reason_label: reason,
    is_held: isHeld,
    due_at: due,
  } = referral;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">
          {say('buyerFrom', { buyer, city })}
          <time dateTime={day} className="ms-2 text-sm font-normal text-soft">
            {formatDate(`${day}T12:00:00+03:00`, language)}
          </time>
        </span>
        <span className="flex items-center gap-3">
          <Badge tone={isHeld ? 'warning' : tones[state]}>{isHeld ? say('isHeld') : label}</Badge>
          <span className="min-w-20 text-end font-bold tabular-nums">{say('points', { count: points })}</span>
        </span>
      </p>
      {state === 'pending' && due && !isHeld ? (
        <p className="text-sm text-soft">{say('yoursFrom', { date: formatDate(due, language) })}</p>
      ) : null}
      {reason ? <p className="text-sm text-soft">{reason}</p> : null}
    </div>
  );
}
