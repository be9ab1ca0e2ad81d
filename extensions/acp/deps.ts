import type { HandOver } from '../machine-checkouts/hand-over.ts';
import type { OrderKeeper } from '../machine-checkouts/keep-orders.ts';
import type { Sessions } from '../machine-checkouts/keep-sessions.ts';

export interface AcpDeps {
  sessions: Sessions;
  orders: OrderKeeper;
  publicUrl: string;
  handOver: HandOver;
  /** Payment handlers by which the agent may complete a session; none: a person pays on the shop's own page. */
  handlers: readonly { id: string }[];
  /** The shop's payment method that a handler stands for. */
  paymentMethod: string | undefined;
  /** Digital goods alone are paid on the shop's own page: cash at the door cannot pay them. */
  digitalMethod?: undefined;
}
