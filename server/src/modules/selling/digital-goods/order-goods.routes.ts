import { type EndpointKey, MOST_WAITS } from '@waha/contract';
import type { CallContext, Handlers, StaffContext } from '../../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { inLanguage } from '../../../platform/text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { type FullOrder, findOrderOf, readOrder } from '../orders/index.ts';
import { presentBuyerLine, presentStaffLine, readDigitalLines } from './buyer-lines.ts';
import { downloadUrl } from './download-links.ts';
import { listShort } from './givings.store.ts';
import { replaceCode } from './replace-code.ts';
import { giveAgain, revealCodes, useDownload } from './use-goods.ts';

type OrderGoodsKey = Extract<
  EndpointKey,
  `${string} /digital-goods${string}` | `${string} /admin/digital-${'orders' | 'waits'}${string}`
>;

interface OrderGoodsDeps {
  db: Database;
  now: () => number;
  seal: Seal;
}

/** The digital goods of an order, for its buyer and for staff. */
export function orderGoodsRoutes({ db, now, seal }: OrderGoodsDeps): Handlers<OrderGoodsKey> {
  const requireOrder = async (id: string, viewToken: string | undefined, { actor }: CallContext) =>
    (await findOrderOf(db, id, viewToken, actor)) ?? refuse('orders.not_found');
  const presentForBuyer = async (order: FullOrder, { language }: CallContext) => ({
    lines: await Promise.all((await readDigitalLines(db, order)).map((line) => presentBuyerLine(line, seal, language))),
  });
  const presentForStaff = async (where: Database | Tx, order: FullOrder, { language }: StaffContext) => ({
    lines: await Promise.all(
      (await readDigitalLines(where, order)).map((line) => presentStaffLine(line, seal, language)),
    ),
  });
  const orders = auditedResource<string, FullOrder, Awaited<ReturnType<typeof presentForStaff>>, StaffContext>({
    read: async (where, id) => (await readOrder(where, id)) ?? refuse('orders.not_found'),
    subject: ({ id }) => ({ kind: 'order', id }),
    audited: ({ number, status }) => ({ number, status }),
    present: presentForStaff,
  });

  return {
    'GET /digital-goods/{id}': async ({ params, query }, context) =>
      presentForBuyer(await requireOrder(params.id, query.view_token, context), context),
    'POST /digital-goods/{id}/codes': async ({ params, query, body }, context) => {
      const order = await requireOrder(params.id, query.view_token, context);
      const line = { orderId: order.id, itemId: body.item_id };
      // Staff who look at an order show nothing: a shown code cannot be returned.
      if (context.actor.kind === 'staff') refuse('orders.not_found');
      await inTransaction(db, (tx) => revealCodes(tx, line, new Date(now())));
      return presentForBuyer(order, context);
    },
    'POST /digital-goods/{id}/files/{file_id}': async ({ params, query, body }, context) => {
      const order = await requireOrder(params.id, query.view_token, context);
      if (context.actor.kind === 'staff') refuse('orders.not_found');
      const at = new Date(now());
      const { file_id: fileId } = params;
      await inTransaction(db, (tx) => useDownload(tx, { orderId: order.id, itemId: body.item_id, fileId }, at));
      return { url: await downloadUrl(seal, { itemId: body.item_id, fileId, at }) };
    },
    'GET /admin/digital-waits': async (_, { language }) =>
      (await listShort(db, MOST_WAITS)).map(({ name_ar, name_en, since, ...one }) => ({
        ...one,
        name: inLanguage({ name_ar, name_en }, 'name', language),
        since: since.toISOString(),
      })),
    'GET /admin/digital-orders/{id}': ({ params }, context) => orders.show(db, context, params.id),
    'POST /admin/digital-orders/{id}/links': ({ params: { id }, body }, context) =>
      orders.change(db, context, { id, action: 'digital.given_again' }, (tx) =>
        giveAgain(tx, { orderId: id, itemId: body.item_id }, new Date(now())),
      ),
    'POST /admin/digital-orders/{id}/replacement': ({ params: { id }, body }, context) =>
      orders.change(db, context, { id, action: 'digital.code_replaced' }, (tx, order) =>
        replaceCode(tx, order, { codeId: body.code_id, actor: context.actor, at: new Date(now()) }),
      ),
  };
}
