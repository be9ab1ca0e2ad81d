import type { WebhookDelivery } from '@waha/contract/types';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DescriptionList, Latin, When } from '../../ui/parts.tsx';
import { DeliveryState, useOutcome } from './webhook-state.tsx';

interface DeliveryDialogProps {
  delivery: WebhookDelivery;
  label: string;
  onClose: () => void;
}

/** One message: the text that was sent, the answer, and sending it again. */
export function DeliveryDialog({ delivery, label, onClose }: DeliveryDialogProps) {
  const say = useText('webhooks');
  const outcomeOf = useOutcome();
  const resend = useAct('POST /admin/webhooks/deliveries/{id}/resend', { done: say('resent') });
  const { id, state, attempts, next_at: next, delivered_at: delivered, status, answer } = delivery;
  return (
    <Dialog title={label} size="wide" onClose={onClose}>
      <div className="grid gap-4">
        <DescriptionList
          facts={[
            [say('deliveryState'), <DeliveryState key="state" state={state} />],
            [say('event'), <Latin key="event">{delivery.event}</Latin>],
            [say('messageId'), <Latin key="id">{delivery.message_id}</Latin>],
            [say('at'), <When key="at" at={delivery.created_at} />],
            [say('attempts'), say('attemptCount', { count: attempts })],
            ...(next && state === 'pending' ? [[say('nextAt'), <When key="next" at={next} />] as const] : []),
            ...(delivered ? [[say('deliveredAt'), <When key="delivered" at={delivered} />] as const] : []),
            [say('answer'), outcomeOf(delivery)],
          ]}
        />
        <Text title={say('body')} text={indented(delivery.body)} />
        {status === null ? null : <Text title={say('answer')} text={answer || say('emptyAnswer')} />}
        <div className="flex justify-end">
          <button
            type="button"
            className="btn btn-primary"
            disabled={resend.isBusy}
            onClick={async () => {
              if (await resend.run({ params: { id } })) onClose();
            }}
          >
            {say('resend')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <pre dir="auto" className="rounded-lg bg-tint p-3 text-sm whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </section>
  );
}

/** A body as it was sent, with line breaks for the eye. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
