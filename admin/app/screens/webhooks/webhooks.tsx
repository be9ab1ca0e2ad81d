import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { NewSecret, type SecretOf } from './new-secret.tsx';
import { NewWebhookForm } from './webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Addresses of other systems that are sent the events of the shop. */
export default function Webhooks() {
  const say = useText('webhooks');
  const { data, error, refetch } = useCall('GET /admin/webhooks');
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<SecretOf>();
  return (
    <Page
      title={say('webhooks')}
      acts={
        <button type="button" className="btn btn-primary" onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden="true" />
          {say('add')}
        </button>
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('intro')}</p>
      {!data ? (
        <Unread error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title={say('none')}>{say('noneText')}</Empty>
        </div>
      ) : (
        <WebhookList webhooks={data} />
      )}
      {isAdding ? <NewWebhookForm onClose={() => setAdding(false)} onMade={setMade} /> : null}
      {made ? <NewSecret made={made} onClose={() => setMade(undefined)} /> : null}
    </Page>
  );
}
