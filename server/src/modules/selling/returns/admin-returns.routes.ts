import type { AdminReturn, EndpointKey, ReturnMessage } from '@waha/contract';
import { type Handlers, presentList, type StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { readOrder } from '../orders/index.ts';
import { approveReturn, exchangeReturn, rejectReturn } from './exchanges/exchange-return.ts';
import { readShelf } from './exchanges/exchanges.ts';
import { presentAdminReturn, presentAdminSummary } from './present-admin-return.ts';
import { presentMessage } from './present-return.ts';
import { parseRefund } from './refunds/parse-refund.ts';
import { recordReturnRefund } from './refunds/record-return-refund.ts';
import { refundOrder } from './refunds/refund-order.ts';
import { refundReturn } from './refunds/refund-return.ts';
import { type ReceivedLine, receiveReturn } from './requests/receive-return.ts';
import { MOST_MESSAGES, type ReturnDeps } from './returns.routes.ts';
import {
  insertMessage,
  listMessages,
  listReturns,
  listReturnsOfOrder,
  type MessageRow,
  type ReturnRow,
  readReturn,
} from './returns.store.ts';

type AdminReturnKey =
  | Exclude<Extract<EndpointKey, `${string} /admin/returns${string}`>, `${string}/label`>
  | 'POST /admin/orders/{id}/refunds';

async function requireReturn(where: Database | Tx, id: string): Promise<ReturnRow> {
  return (await readReturn(where, id)) ?? refuse('returns.not_found');
}

const returns = auditedResource<string, ReturnRow, AdminReturn>({
  read: requireReturn,
  subject: ({ id }) => ({ kind: 'return', id }),
  audited: ({ status, card_halalas: card, bank_halalas: bank, credit_halalas: credit }) => ({
    status,
    card,
    bank,
    credit,
  }),
  async present(where, row, { language }) {
    const order = (await readOrder(where, row.order_id)) ?? refuse('orders.not_found');
    const [returns, shelf] = [await listReturnsOfOrder(where, order.id), await readShelf(where, row)];
    return presentAdminReturn(row, { order, returns, shelf }, language);
  },
});

type WrittenMessage = MessageRow & { returnId: string };
const messages = auditedResource<WrittenMessage, WrittenMessage, ReturnMessage>({
  read: async (_, written) => written,
  subject: ({ returnId }) => ({ kind: 'return', id: returnId }),
  // Its text is erased with the buyer's account, and the audit is permanent.
  audited: ({ id }) => ({ message: id }),
  present: (_, written) => presentMessage(written),
});

/** Runs one step of a return for a staff member and audits the resulting status. */
function step(tx: Tx, id: string, context: StaffContext, make: (who: Who) => Promise<void>): Promise<AdminReturn> {
  const who = { returnId: id, actor: 'staff', actorId: context.actor.staffId } as const;
  return returns.change(tx, context, { id, action: ({ status }) => `returns.${status}` }, () => make(who));
}

interface Who {
  returnId: string;
  actor: 'staff';
  actorId: string;
}

export function adminReturnRoutes({ db, now }: ReturnDeps): Handlers<AdminReturnKey> {
  return {
    'GET /admin/returns': async ({ query }, { language }) =>
      presentList(await listReturns(db, query), (rows) => rows.map((row) => presentAdminSummary(row, language))),
    'GET /admin/returns/{id}': ({ params }, context) => returns.show(db, context, params.id),
    'POST /admin/returns/{id}/approve': ({ params, body }, context, tx) => {
      const note = body.note ?? null;
      return step(tx, params.id, context, (who) => approveReturn(tx, { ...who, note }, context));
    },
    'POST /admin/returns/{id}/reject': ({ params, body }, context, tx) => {
      const { note } = body;
      return step(tx, params.id, context, (who) => rejectReturn(tx, { ...who, note }, context));
    },
    'POST /admin/returns/{id}/receive': ({ params, body }, context, tx) => {
      const received: readonly ReceivedLine[] = body.lines;
      const note = body.note ?? null;
      return step(tx, params.id, context, (who) => receiveReturn(tx, { ...who, note }, received, context));
    },
    'POST /admin/returns/{id}/refund': ({ params, body }, context, tx) => {
      const { bank_reference: reference = null, note = null } = body;
      return step(tx, params.id, context, async (who) => {
        await refundReturn(tx, { ...who, note }, reference, context);
        await recordReturnRefund(tx, params.id, context.actor);
      });
    },
    'POST /admin/returns/{id}/exchange': ({ params, body }, context, tx) => {
      const { carrier = null, carrier_number: carrierNumber = null, note = null } = body;
      return step(tx, params.id, context, (who) =>
        exchangeReturn(tx, { ...who, note }, { carrier, carrierNumber }, context),
      );
    },
    'POST /admin/orders/{id}/refunds': ({ params, body }, context, tx) => {
      const { actor, language } = context;
      return returns.create(tx, context, 'returns.paid_back', () =>
        refundOrder(tx, params.id, parseRefund(body), { actor, language, at: new Date(now()) }),
      );
    },
    'GET /admin/returns/{id}/messages': async ({ params }) => {
      const { id } = await requireReturn(db, params.id);
      return { data: (await listMessages(db, id, MOST_MESSAGES)).map(presentMessage) };
    },
    'POST /admin/returns/{id}/messages': ({ params, body }, context, tx) =>
      messages.create(tx, context, 'returns.answered', async () => {
        const { id } = await requireReturn(tx, params.id);
        const message = { returnId: id, author: 'staff', authorId: context.actor.staffId, body: body.message } as const;
        const written = (await insertMessage(tx, message, MOST_MESSAGES)) ?? refuse('returns.too_many_messages');
        await publish(tx, 'return.answered', { returnId: id });
        return { ...written, returnId: id };
      }),
  };
}
