import type { Webhook } from '@waha/contract/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { NewSecret, type SecretOf } from './new-secret.tsx';
import { TestMessage } from './test-message.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { nameOf } from './webhook-state.tsx';

interface Of {
  webhook: Webhook;
}

interface ActsProps extends Of {
  /** The webhook is being removed, or could not be. */
  onRemoving: (isRemoving: boolean) => void;
}

/** A test message, and the acts that change a webhook. */
export function WebhookActs({ webhook, onRemoving }: ActsProps) {
  const say = useText('webhooks');
  const [isEditing, setEditing] = useState(false);
  const { id, url, description, events, version, state } = webhook;
  const isActive = state === 'active';
  const change = useAct('PUT /admin/webhooks/{id}', { done: say(isActive ? 'paused' : 'activated') });
  const switched = { url, description, events, version, is_active: !isActive };
  return (
    <div className="mt-4 grid gap-3">
      <TestMessage key={id} webhookId={id}>
        <button
          type="button"
          className="btn btn-quiet"
          // Saved as it is, a webhook that wants only events of a former version would be refused: it is edited first.
          disabled={change.isBusy || events?.length === 0}
          onClick={() => void change.run({ params: { id }, body: switched })}
        >
          {say(isActive ? 'pause' : 'activate')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => setEditing(true)}>
          {say('edit')}
        </button>
        <Rotate webhook={webhook} />
        <Remove webhook={webhook} onRemoving={onRemoving} />
      </TestMessage>
      {isEditing ? <WebhookForm webhook={webhook} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}

function Rotate({ webhook: { id } }: Of) {
  const say = useText('webhooks');
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<SecretOf>();
  const rotate = useAct('POST /admin/webhooks/{id}/rotate');
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        {say('rotate')}
      </button>
      {isAsking ? (
        <Confirm
          title={say('rotateTitle')}
          act={say('rotate')}
          isBusy={rotate.isBusy}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            setMade(await rotate.run({ params: { id } }));
            setAsking(false);
          }}
        >
          {say('rotateText')}
        </Confirm>
      ) : null}
      {made ? <NewSecret made={made} onClose={() => setMade(undefined)} /> : null}
    </>
  );
}

function Remove({ webhook, onRemoving }: ActsProps) {
  const say = useText('webhooks');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useAct('DELETE /admin/webhooks/{id}', { done: say('removed') });
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        {say('remove')}
      </button>
      {isAsking ? (
        <Confirm
          title={say('removeTitle', { name: nameOf(webhook) })}
          act={say('remove')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            onRemoving(true);
            if (await remove.run({ params: { id: webhook.id } })) return navigate('/webhooks');
            onRemoving(false);
            setAsking(false);
          }}
        >
          {say('removeText')}
        </Confirm>
      ) : null}
    </>
  );
}
