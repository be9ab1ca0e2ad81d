import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { queryClient, useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { useOutcome } from './webhook-state.tsx';

const EVERY_MS = 1_000;

/** Sends a test message, waits for its outcome and says it. Other acts stand beside its button. */
export function TestMessage({ webhookId, children }: { webhookId: string; children: ReactNode }) {
  const say = useText('webhooks');
  const [sentId, setSentId] = useState<number>();
  const test = useAct('POST /admin/webhooks/{id}/test');
  const send = async () => setSentId((await test.run({ params: { id: webhookId } }))?.id);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" disabled={test.isBusy} onClick={() => void send()}>
          {say('sendTest')}
        </button>
        {children}
      </div>
      <div role="status">{sentId === undefined ? null : <Outcome webhookId={webhookId} sentId={sentId} />}</div>
    </>
  );
}

function Outcome({ webhookId, sentId }: { webhookId: string; sentId: number }) {
  const say = useText('webhooks');
  const outcomeOf = useOutcome();
  const [isDone, setDone] = useState(false);
  const { data } = useCall(
    'GET /admin/webhooks/{id}/deliveries',
    { params: { id: webhookId }, query: { event: 'webhook.test' } },
    isDone ? {} : { everyMs: EVERY_MS },
  );
  const sent = data?.data.find(({ id }) => id === sentId);
  if (!sent || sent.state === 'pending') return <p className="text-soft">{say('testing')}</p>;
  if (!isDone) {
    setDone(true);
    // The log below and the state above show it as well.
    void queryClient.invalidateQueries();
  }
  if (sent.state === 'delivered' && sent.status !== null)
    return <p className="text-positive">{say('testArrived', { status: sent.status })}</p>;
  return <p className="text-negative wrap-anywhere">{say('testFailed', { reason: outcomeOf(sent) })}</p>;
}
