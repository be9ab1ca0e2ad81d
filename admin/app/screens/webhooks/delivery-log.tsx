import type { WebhookDelivery } from '@waha/contract/types';
import { webhookDeliveryStates } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Latin, When } from '../../ui/parts.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryState, useOutcome } from './webhook-state.tsx';

/** The messages to a webhook, the latest first. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const say = useText('webhooks');
  const outcomeOf = useOutcome();
  const [shown, setShown] = useState<WebhookDelivery>();
  const { data: events = [] } = useCall('GET /admin/webhooks/events');
  const sentences = new Map<string, string>(events.map(({ name, description }) => [name, description]));
  const labelOf = (event: string) => (event === 'webhook.test' ? say('event_test') : (sentences.get(event) ?? event));
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-bold">{say('log')}</h2>
      <p className="text-soft">{say('logText')}</p>
      <ResourceList
        call="GET /admin/webhooks/{id}/deliveries"
        params={{ id: webhookId }}
        name={say('log')}
        idOf={({ id }) => String(id)}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: say('deliveryState'),
            options: webhookDeliveryStates.map((one) => [one, say(`delivery_${one}`)] as const),
          },
          {
            kind: 'choice',
            name: 'event',
            label: say('event'),
            options: [
              ['webhook.test', say('event_test')],
              ...events.map(({ name, description }) => [name, description] as const),
            ],
          },
        ]}
        columns={[
          { key: 'event', label: say('event'), cell: ({ event }) => labelOf(event) },
          { key: 'at', label: say('at'), cell: ({ created_at: at }) => <When at={at} /> },
          {
            key: 'state',
            label: say('deliveryState'),
            phone: 'aside',
            cell: ({ state }) => <DeliveryState state={state} />,
          },
          {
            key: 'answer',
            label: say('answer'),
            cell: (delivery) => <span className="wrap-anywhere">{outcomeOf(delivery)}</span>,
          },
          { key: 'attempts', label: say('attempts'), cell: (delivery) => <Attempts delivery={delivery} /> },
          {
            key: 'acts',
            label: say('acts'),
            phone: 'foot',
            cell: (delivery) => (
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={say('showOf', { event: labelOf(delivery.event) })}
                onClick={() => setShown(delivery)}
              >
                {say('show')}
              </button>
            ),
          },
        ]}
        empty={{ title: say('logNone'), text: say('logNoneText') }}
      />
      {shown ? (
        <DeliveryDialog delivery={shown} label={labelOf(shown.event)} onClose={() => setShown(undefined)} />
      ) : null}
    </section>
  );
}

function Attempts({ delivery: { attempts, state, next_at: next } }: { delivery: WebhookDelivery }) {
  const say = useText('webhooks');
  return (
    <span className="grid justify-items-end lg:justify-items-start">
      <Latin>{attempts}</Latin>
      {state === 'pending' && next !== null ? (
        <span className="text-sm text-soft">
          {say('nextAt')} <When at={next} />
        </span>
      ) : null}
    </span>
  );
}
