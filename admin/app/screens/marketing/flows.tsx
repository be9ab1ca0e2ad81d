import type { Flow } from '@waha/contract/types';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Money, Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { MarketingLinks } from './marketing-links.tsx';
import { readyFlowKeys } from './ready-flows.ts';

/** Messages that follow what customers do. */
export default function Flows() {
  const say = useText('marketing');
  const may = useMay();
  const { data, error, refetch } = useCall('GET /admin/marketing/flows');
  return (
    <Page
      title={say('flows')}
      acts={
        <>
          <Link to="/marketing/flows/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('newFlow')}
          </Link>
          <MarketingLinks here="flows" />
        </>
      }
    >
      <div className="grid gap-4">
        <p className="max-w-prose text-soft">{say('flowsText')}</p>
        {data === undefined ? (
          <Unread error={error} refetch={refetch} />
        ) : data.length === 0 ? (
          <div className="panel">
            <Empty title={say('noFlows')}>{say('noFlowsText')}</Empty>
          </div>
        ) : (
          <ul className="grid gap-2">
            {data.map((flow) => (
              <Line key={flow.id} flow={flow} />
            ))}
          </ul>
        )}
        <Panel title={say('startFrom')}>
          <ul className="flex flex-wrap gap-2">
            {readyFlowKeys.map((key) => (
              <li key={key}>
                <Link to={`/marketing/flows/new?from=${key}`} className="btn btn-quiet">
                  {say(`ready_${key}`)}
                </Link>
              </li>
            ))}
            {may('GET /admin/settings/cart-reminders') ? (
              <li>
                <Link to="/settings/reminders" className="btn btn-quiet">
                  {say('cartReminders')}
                </Link>
              </li>
            ) : null}
          </ul>
        </Panel>
      </div>
    </Page>
  );
}

function Line({ flow }: { flow: Flow }) {
  const say = useText('marketing');
  const sent = flow.numbers.reduce((sum, step) => sum + step.sent, 0);
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to={`/marketing/flows/${flow.id}`} className="min-w-0 grow font-semibold text-link hover:underline">
        <bdi>{flow.name}</bdi>
      </Link>
      <State tone={flow.is_on ? 'good' : 'plain'}>{say(flow.is_on ? 'isOn' : 'isOff')}</State>
      <span className="text-soft">{say('sentOfDays', { count: sent })}</span>
      {flow.outcome.orders > 0 ? (
        <span className="text-soft">
          {say('ordersOf', { count: flow.outcome.orders })} <Money riyals={flow.outcome.total} />
        </span>
      ) : null}
    </li>
  );
}
