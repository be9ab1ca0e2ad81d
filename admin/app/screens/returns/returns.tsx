import type { AdminReturnSummary } from '@waha/contract/types';
import { returnOutcomes, returnStatuses } from '@waha/contract/vocabulary';
import { useSearchParams } from 'react-router';
import { Queue } from '../../queue/queue.tsx';
import { StatusChips } from '../../queue/status-chips.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, When } from '../../ui/parts.tsx';
import { useReturnActs } from './return-acts.ts';
import { ReturnDetail } from './return-detail.tsx';

/** Statuses with a queue; a cancelled return needs no action. */
const statuses = returnStatuses.filter((one) => one !== 'cancelled');

/** Returns of buyers: decided, received, then refunded or exchanged. */
export default function Returns() {
  const say = useText('returns');
  const [params] = useSearchParams();
  const acts = useReturnActs<AdminReturnSummary>();
  const status = statuses.find((one) => one === params.get('status')) ?? 'requested';
  const outcome = returnOutcomes.find((one) => one === params.get('refund_to'));
  return (
    <Page title={say('returns')}>
      <StatusChips options={statuses.map((one) => [one, say(`status_${one}`)] as const)} chosen={status} />
      <StatusChips
        name="refund_to"
        options={[['', say('way_any')], ...returnOutcomes.map((one) => [one, say(`way_${one}`)] as const)]}
        chosen={outcome ?? ''}
      />
      <Queue
        key={`${status} ${outcome}`}
        call="GET /admin/returns"
        query={{ status, kind: 'return', ...(outcome && { refund_to: outcome }) }}
        name={say('returns')}
        idOf={({ id }) => id}
        line={(one) => (
          <span className="grid">
            <span className="flex justify-between gap-2 font-semibold">
              <Latin>{one.number}</Latin>
              {one.refund_to === 'exchange' && one.status !== 'refunded' ? (
                <span>{say('way_exchange')}</span>
              ) : (
                <Money riyals={one.amount} />
              )}
            </span>
            <span className="truncate text-sm text-soft">{one.buyer}</span>
            {one.arrived_at ? (
              <span className="text-sm text-positive">
                {say('arrived')} <When at={one.arrived_at} />
              </span>
            ) : null}
          </span>
        )}
        detail={({ id }) => <ReturnDetail key={id} id={id} />}
        acts={acts}
        empty={{ title: say('empty'), text: say('emptyText') }}
      />
    </Page>
  );
}
