import type { Webhook } from '@waha/contract/types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookActs } from './webhook-acts.tsx';
import { Last } from './webhook-list.tsx';
import { nameOf, WebhookState } from './webhook-state.tsx';

const EVERY_MS = 10_000;

/** One webhook: how it does, what can be done with it, and the log of its messages. */
export default function WebhookScreen() {
  const say = useText('webhooks');
  const common = useText('common');
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall('GET /admin/webhooks', undefined, { everyMs: EVERY_MS });
  const [isRemoving, setRemoving] = useState(false);
  const webhook = data?.find((one) => one.id === id);
  return (
    <Page
      title={webhook ? nameOf(webhook) : say('webhooks')}
      back={{ to: '/webhooks', label: say('back') }}
      state={webhook ? <WebhookState webhook={webhook} /> : null}
    >
      {webhook ? (
        <div className="grid gap-4">
          <Panel>
            {webhook.state === 'active' ? null : <p className="mb-3 max-w-prose">{say(`about_${webhook.state}`)}</p>}
            <Facts webhook={webhook} />
            <WebhookActs webhook={webhook} onRemoving={setRemoving} />
          </Panel>
          {/* After the removal everything on the screen is read again, and there is no log any more. */}
          {isRemoving ? null : <DeliveryLog webhookId={id} />}
        </div>
      ) : data ? (
        <p role="alert" className="panel py-10 text-center">
          {common('notThere')}
        </p>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

function Facts({ webhook }: { webhook: Webhook }) {
  const say = useText('webhooks');
  const { failing_since: failing, held_until: held, former_secret_until: former } = webhook;
  const isHeld = held !== null && Date.parse(held) > Date.now();
  const isFormerValid = former !== null && Date.parse(former) > Date.now();
  const facts = [
    [say('url'), <Latin key="url">{webhook.url}</Latin>],
    [say('events'), <Events key="events" events={webhook.events} />],
    [say('lastDelivered'), <Last key="delivered" at={webhook.last_delivered_at} />],
    [say('lastFailed'), <Last key="failed" at={webhook.last_failed_at} />],
    ...(failing ? [[say('failingSince'), <When key="since" at={failing} />] as const] : []),
    [say('waiting'), <Latin key="waiting">{webhook.waiting}</Latin>],
    ...(isHeld ? [[say('heldUntil'), <When key="held" at={held} />] as const] : []),
    ...(isFormerValid ? [[say('formerSecretUntil'), <When key="former" at={former} />] as const] : []),
    [say('created'), <When key="created" at={webhook.created_at} />],
  ] as const;
  return <DescriptionList facts={facts} />;
}

function Events({ events }: Pick<Webhook, 'events'>) {
  const say = useText('webhooks');
  const common = useText('common');
  const { data } = useCall('GET /admin/webhooks/events', undefined, { isOn: events !== null && events.length > 0 });
  if (events === null) return say('allEventsLater');
  if (events.length === 0) return say('noEvents');
  const sentences = events.map((name) => data?.find((one) => one.name === name)?.description ?? name);
  return sentences.join(common('listSeparator'));
}
