import type { AdminOrderSummary } from '@waha/contract/types';
import { State, type Tone } from '../../ui/parts.tsx';

const tones: Record<AdminOrderSummary['status'], Tone> = {
  pending_payment: 'warn',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'good',
  cancelled: 'bad',
  expired: 'bad',
  return_requested: 'warn',
  returned: 'warn',
  refunded: 'plain',
};

const payTones: Record<AdminOrderSummary['payment_state'], Tone> = {
  awaiting: 'warn',
  on_delivery: 'info',
  paid: 'good',
  partly_refunded: 'warn',
  refunded: 'plain',
  void: 'plain',
};

type Stated = Pick<AdminOrderSummary, 'status' | 'status_label' | 'payment_state' | 'payment_state_label'>;

export function OrderState({ order }: { order: Pick<Stated, 'status' | 'status_label'> }) {
  return <State tone={tones[order.status]}>{order.status_label}</State>;
}

export function PaymentState({ order }: { order: Stated }) {
  return <State tone={payTones[order.payment_state]}>{order.payment_state_label}</State>;
}
