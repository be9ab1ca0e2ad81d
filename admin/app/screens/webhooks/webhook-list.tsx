import type { Webhook } from '@waha/contract/types';
import { ListCards } from '../../list/list-cards.tsx';
import { useListState } from '../../list/list-state.ts';
import { ListTable } from '../../list/list-table.tsx';
import { useText } from '../../text/language.tsx';
import { Latin, When } from '../../ui/parts.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { WebhookState } from './webhook-state.tsx';

/** Webhooks with what they are told, how they do, and what waits for them. */
export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const say = useText('webhooks');
  const state = useListState([]);
  const Rows = useIsWide() ? ListTable : ListCards;
  return (
    <Rows
      name={say('webhooks')}
      rows={webhooks}
      idOf={({ id }) => id}
      rowTo={({ id }) => `/webhooks/${id}`}
      state={state}
      columns={[
        { key: 'name', label: say('description'), cell: (webhook) => <Name webhook={webhook} /> },
        { key: 'events', label: say('events'), cell: ({ events }) => <EventCount events={events} /> },
        { key: 'state', label: say('state'), phone: 'aside', cell: (webhook) => <WebhookState webhook={webhook} /> },
        { key: 'delivered', label: say('lastDelivered'), cell: ({ last_delivered_at: at }) => <Last at={at} /> },
        { key: 'failed', label: say('lastFailed'), cell: ({ last_failed_at: at }) => <Last at={at} /> },
        { key: 'waiting', label: say('waiting'), align: 'end', cell: ({ waiting }) => <Latin>{waiting}</Latin> },
      ]}
    />
  );
}

function Name({ webhook: { description, url } }: { webhook: Webhook }) {
  return (
    <span className="grid justify-items-start">
      {description ? <bdi className="wrap-anywhere">{description}</bdi> : null}
      <span className={description ? 'text-sm font-normal text-soft' : ''}>
        <Latin>{url}</Latin>
      </span>
    </span>
  );
}

export function EventCount({ events }: Pick<Webhook, 'events'>) {
  const say = useText('webhooks');
  if (events === null) return say('allEvents');
  return events.length === 0 ? say('noEvents') : say('eventCount', { count: events.length });
}

export function Last({ at }: { at: string | null }) {
  const say = useText('webhooks');
  return at === null ? <span className="text-soft">{say('never')}</span> : <When at={at} />;
}
