import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { nameOf, WebhookState } from '../webhooks/webhook-state.tsx';

const EVERY_MS = 60_000;

/** Webhooks that the shop switched off: a system outside is told nothing until somebody mends it. */
export function StoppedWebhooks() {
  const say = useText('webhooks');
  const { data } = useCall('GET /admin/webhooks', undefined, { everyMs: EVERY_MS });
  const stopped = data?.filter(({ state }) => state === 'failing' || state === 'gone') ?? [];
  if (stopped.length === 0) return null;
  return (
    <Panel title={`${say('alarm')} (${stopped.length})`}>
      <p className="max-w-prose text-soft">{say('alarmText')}</p>
      <ul>
        {stopped.map((webhook) => (
          <li key={webhook.id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={`/webhooks/${webhook.id}`} className="text-link wrap-anywhere hover:underline">
              <bdi>{nameOf(webhook)}</bdi>
            </Link>
            <WebhookState webhook={webhook} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
