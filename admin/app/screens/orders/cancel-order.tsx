import type { AdminOrder } from '@waha/contract';
import { formatAmount } from '../../../../storefront/app/ui/money.ts';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';

/** Everything of it goes back; the buyer reads why. */
export function CancelOrder({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const cancel = useAct('PATCH /orders/{id}/status', { done: say('cancelled'), isIdempotent: true });
  return (
    <Confirm
      title={say('cancelTitle', { number: order.number })}
      act={say('cancelOrder')}
      isDangerous
      isBusy={cancel.isBusy}
      reason={{
        label: say('reason'),
        reasons: [say('reason_outOfStock'), say('reason_asked'), say('reason_noAnswer')],
      }}
      onClose={onClose}
      onConfirm={async (note) => {
        const input = { params: { id: order.id }, query: {}, body: { status: 'cancelled' as const, note } };
        if (await cancel.run(input)) onClose();
      }}
    >
      {say('cancelText', { amount: formatAmount(order.may.cancel.amount) })}
    </Confirm>
  );
}
