import type { AdminOrder } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';

const numbersOf = (kin: AdminOrder['supplements']) => kin.map(({ number }) => `\u2066${number}\u2069`).join('، ');

/** Cancels an order with a full refund; the buyer reads the reason. */
export function CancelOrder({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const approvals = useText('approvals');
  const cancel = useAct('PATCH /orders/{id}/status', { done: say('cancelled'), isIdempotent: true });
  const ask = useAct('POST /admin/approvals', { done: approvals('asked'), isIdempotent: true });
  const isAsked = order.may.cancel.needs_approval;
  const [waiting, paid] = [
    order.supplements.filter(({ travels }) => travels === 'waiting'),
    order.supplements.filter(({ travels }) => travels === 'together'),
  ];
  return (
    <Confirm
      title={say('cancelTitle', { number: order.number })}
      act={isAsked ? approvals('ask') : say('cancelOrder')}
      isDangerous
      isBusy={cancel.isBusy || ask.isBusy}
      reason={{
        label: say('reason'),
        reasons: [say('reason_outOfStock'), say('reason_asked'), say('reason_noAnswer')],
      }}
      onClose={onClose}
      onConfirm={async (note) => {
        if (isAsked) {
          const body = { kind: 'order_cancel' as const, order_id: order.id, reason: note };
          if (await ask.run({ body })) onClose();
          return;
        }
        const input = { params: { id: order.id }, query: {}, body: { status: 'cancelled' as const, note } };
        if (await cancel.run(input)) onClose();
      }}
    >
      {say('cancelText', { amount: formatAmount(order.may.cancel.amount) })} {isAsked ? order.may.cancel.why_not : null}
      {waiting.length > 0 ? ` ${say('cancelWaiting', { numbers: numbersOf(waiting) })}` : null}
      {paid.length > 0 ? ` ${say('cancelPaid', { numbers: numbersOf(paid) })}` : null}
    </Confirm>
  );
}
