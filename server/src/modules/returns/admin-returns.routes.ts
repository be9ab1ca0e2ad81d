import type { EndpointKey } from '@waha/contract';
import { type Handlers, pageOf, type StaffContext } from '../../platform/bind/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { publish } from '../../platform/outbox/index.ts';
import { normalisePhone } from '../../platform/phone/index.ts';
import { readOrder, requireMayRefund } from '../orders/index.ts';
import { audit } from '../staff/index.ts';
import { changeReturn } from './change-return.ts';
import { presentAdminReturn, presentAdminSummary } from './present-admin-return.ts';
import { presentMessage } from './present-return.ts';
import { type ReceivedLine, receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { MOST_MESSAGES, type ReturnDeps } from './returns.routes.ts';
import { insertMessage, listMessages, listReturns, listReturnsOfOrder, readReturn } from './returns.store.ts';
import { amountOf } from './worth-of-return.ts';

type AdminReturnKey = Extract<EndpointKey, `${string} /admin/returns${string}`>;

const PAGE_LENGTH = 20;

export function adminReturnRoutes({ db, publishPurge }: Omit<ReturnDeps, 'now'>): Handlers<AdminReturnKey> {
  async function requireReturn(where: Database | Tx, id: string) {
    return (await readReturn(where, id)) ?? refuse('returns.not_found');
  }

  async function show(where: Database | Tx, id: string, { language }: StaffContext) {
    const row = await requireReturn(where, id);
    const order = (await readOrder(where, row.order_id)) ?? refuse('orders.not_found');
    const returns = await listReturnsOfOrder(where, order.id);
    return presentAdminReturn(row, { order, returns }, language);
  }

  /** Makes one step as the member of staff who asks, and writes down who it was. */
  async function step(
    tx: Tx,
    id: string,
    context: StaffContext,
    make: (change: { returnId: string; actor: 'staff'; actorId: string }) => Promise<void>,
  ) {
    const before = await requireReturn(tx, id);
    await make({ returnId: id, actor: 'staff', actorId: context.actor.staffId });
    const after = await requireReturn(tx, id);
    await audit(tx, context, {
      action: `returns.${after.status}`,
      subject: { kind: 'return', id },
      before: { status: before.status },
      after: { status: after.status, card: after.card_halalas, bank: after.bank_halalas, credit: after.credit_halalas },
    });
    return show(tx, id, context);
  }

  return {
    'GET /admin/returns': async ({ query }, { language }) => {
      const { page = 1, per_page: perPage = PAGE_LENGTH, status = null, search = null } = query;
      const filter = { status, search, phone: search === null ? null : normalisePhone(search) };
      const { rows, total } = await listReturns(db, filter, perPage, (page - 1) * perPage);
      return {
        data: rows.map((row) => presentAdminSummary(row, language)),
        ...pageOf(page, perPage, total),
      };
    },
    'GET /admin/returns/{id}': ({ params }, context) => show(db, params.id, context),
    'POST /admin/returns/{id}/approve': ({ params, body }, context, tx) => {
      const change = { to: 'approved', note: body.note ?? null } as const;
      return step(tx, params.id, context, (who) => changeReturn(tx, { ...who, ...change }, changing(context)));
    },
    'POST /admin/returns/{id}/reject': ({ params, body }, context, tx) => {
      const change = { to: 'rejected', note: body.note } as const;
      return step(tx, params.id, context, (who) => changeReturn(tx, { ...who, ...change }, changing(context)));
    },
    'POST /admin/returns/{id}/receive': ({ params, body }, context, tx) => {
      const received: readonly ReceivedLine[] = body.lines;
      const note = body.note ?? null;
      return step(tx, params.id, context, (who) => receiveReturn(tx, { ...who, note }, received, changing(context)));
    },
    'POST /admin/returns/{id}/refund': ({ params, body }, context, tx) => {
      const { bank_reference: reference = null, note = null } = body;
      return step(tx, params.id, context, async (who) => {
        await refundReturn(tx, { ...who, note }, reference, changing(context));
        await requireMayRefund(tx, context.actor, amountOf(await requireReturn(tx, params.id)));
      });
    },
    'GET /admin/returns/{id}/messages': async ({ params }) => {
      const { id } = await requireReturn(db, params.id);
      return { data: (await listMessages(db, id, MOST_MESSAGES)).map(presentMessage) };
    },
    'POST /admin/returns/{id}/messages': async ({ params, body }, { actor }, tx) => {
      const { id } = await requireReturn(tx, params.id);
      const message = { returnId: id, author: 'staff', authorId: actor.staffId, body: body.message } as const;
      const written = (await insertMessage(tx, message, MOST_MESSAGES)) ?? refuse('returns.too_many_messages');
      await publish(tx, [{ event: 'return.answered', payload: { returnId: id } }]);
      return presentMessage(written);
    },
  };

  function changing({ language }: StaffContext) {
    return { language, publishPurge };
  }
}
