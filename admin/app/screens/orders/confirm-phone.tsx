import type { AdminOrder } from '@waha/contract/types';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';

/** Confirms an order that waits for a code to its phone, after a call to that phone. */
export function ConfirmPhone({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const confirm = useAct('POST /admin/orders/{id}/confirm-phone', { done: say('phoneConfirmed'), isIdempotent: true });
  return (
    <Confirm
      title={say('confirmPhoneTitle')}
      act={say('confirmPhoneDo')}
      isBusy={confirm.isBusy}
      onClose={onClose}
      onConfirm={async () => {
        if (await confirm.run({ params: { id: order.id } })) onClose();
      }}
    >
      <p>{say('confirmPhoneText')}</p>
      <p className="mt-3">
        <a href={`tel:${order.contact.phone}`} className="btn btn-quiet">
          <bdi dir="ltr">{order.contact.phone}</bdi>
        </a>
      </p>
    </Confirm>
  );
}
