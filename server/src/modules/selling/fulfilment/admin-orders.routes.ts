import type { EndpointKey } from '@waha/contract';
import { adminIdOf, type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { pageUrl } from '../../../platform/text/index.ts';
import { refuseInvoiced } from '../invoices/index.ts';
import {
  changeAddress,
  changeCompany,
  confirmPhoneByCall,
  deliverShipment,
  issueLink,
  sendShipment,
} from '../orders/index.ts';
import type { OnlineMethods } from '../payments/index.ts';
import type { CarrierRates } from '../shipping/index.ts';
import { listAdminOrders } from './admin-orders.store.ts';
import { editItems, editOf, previewItems, wishOf } from './edit-items.ts';
import { insertNote } from './notes.store.ts';
import { editedOrders, orders, plainOrders } from './order-resource.ts';
import { ordersCsv } from './orders-csv.ts';
import { packOrders } from './pack-orders.ts';
import { readPacking } from './packing.ts';
import { placeByPhone, sendPaymentLink } from './phone-order.ts';
import { presentListed } from './present-admin-order.ts';
import { sendOrders } from './send-orders.ts';

type FulfilmentKey = Exclude<
  Extract<EndpointKey, `${string} /admin/orders${string}` | `${string} /admin/packing`>,
  | 'POST /admin/orders/{id}/confirm-payment'
  | 'POST /admin/orders/{id}/refunds'
  | 'GET /admin/orders/{id}/invoice'
  | 'GET /admin/orders/{id}/bookings'
  | 'GET /admin/orders/{id}/invoice.pdf'
>;
type ReadKey = Extract<FulfilmentKey, `GET ${string}`>;

/** Maximum number of notes per order, all shown on its page. */
const MOST_NOTES = 100;

export interface FulfilmentDeps {
  db: Database;
  now: () => number;
  publicUrl: string;
  /** The payment methods of extensions that are set up. */
  onlineMethods: OnlineMethods;
  carrierRates: CarrierRates;
}

export function fulfilmentRoutes(deps: FulfilmentDeps): Handlers<FulfilmentKey> {
  return { ...readRoutes(deps), ...actRoutes(deps) };
}

function readRoutes({ db }: FulfilmentDeps): Handlers<ReadKey> {
  return {
    'GET /admin/orders': async ({ query }, { language }) =>
      presentList(await listAdminOrders(db, query), (rows) => rows.map((row) => presentListed(row, language))),
    'GET /admin/orders.csv': async ({ query }, context) => ({ bytes: ordersCsv(db, query, context) }),
    'GET /admin/orders/{id}': ({ params }, context) => orders.show(db, context, params.id),
    'GET /admin/packing': ({ query }, { language }) => readPacking(db, query.ids.split(','), language),
  };
}

function actRoutes({
  db,
  now,
  publicUrl,
  onlineMethods,
  carrierRates,
}: FulfilmentDeps): Handlers<Exclude<FulfilmentKey, ReadKey>> {
  return {
    'POST /admin/orders/pack': async ({ body }, context) => ({ results: await packOrders(db, body.ids, context) }),
    'POST /admin/orders/shipments': async ({ body }, context) => ({
      results: await sendOrders(db, body.parcels, context),
    }),
    'POST /admin/orders/{id}/shipments': ({ params: { id }, body }, context, tx) => {
      const { lines = null, carrier = null, carrier_number: carrierNumber = null } = body;
      const parcel = { lines, carrier, carrierNumber, by: adminIdOf(context.actor) };
      return orders.change(tx, context, { id, action: 'orders.parcel_sent' }, () =>
        sendShipment(tx, id, parcel, context.language),
      );
    },
    'POST /admin/orders/{id}/shipments/{shipment}/delivered': ({ params: { id, shipment } }, context, tx) =>
      orders.change(tx, context, { id, action: 'orders.parcel_delivered' }, () =>
        deliverShipment(tx, id, { shipmentId: shipment, by: adminIdOf(context.actor) }, context.language),
      ),
    'PUT /admin/orders/{id}/address': ({ params: { id }, body }, context) =>
      orders.change(db, context, { id, action: 'orders.address_changed' }, (tx) =>
        changeAddress(tx, id, body, context.language),
      ),
    'PUT /admin/orders/{id}/company': ({ params: { id }, body }, context) =>
      orders.change(db, context, { id, action: 'orders.company_changed' }, async (tx) => {
        await refuseInvoiced(tx, id);
        await changeCompany(tx, id, body, context.language);
      }),
    'POST /admin/orders/{id}/items/preview': ({ params: { id }, body }, { language }) =>
      previewItems(db, id, wishOf(body), { language, at: new Date(now()), onlineMethods }),
    'POST /admin/orders/{id}/items': ({ params: { id }, body }, context, tx) => {
      const { actor, language } = context;
      const edit = editOf(body);
      const action = edit.expectedSupplement === null ? 'orders.items_edited' : 'orders.supplement_added';
      return editedOrders.change(tx, context, { id, action }, (_, order) =>
        editItems(tx, order, edit, { actor, language, at: new Date(now()), onlineMethods }),
      );
    },
    'POST /admin/orders/{id}/notes': ({ params: { id }, body }, context, tx) =>
      orders.change(tx, context, { id, action: 'orders.note_written' }, async () => {
        const note = { orderId: id, staffId: context.actor.staffId, body: body.body };
        if (!(await insertNote(tx, note, MOST_NOTES))) refuse('fulfilment.too_many_notes', { most: MOST_NOTES });
      }),
    'POST /admin/orders': ({ body }, context, tx) =>
      orders.create(tx, context, 'orders.placed_by_staff', () =>
        placeByPhone(tx, body, context, { now, onlineMethods, carrierRates }),
      ),
    'POST /admin/orders/{id}/confirm-phone': ({ params: { id } }, context, tx) =>
      orders.change(tx, context, { id, action: 'orders.phone_confirmed' }, (_, order) =>
        confirmPhoneByCall(tx, order, { staffId: context.actor.staffId, language: context.language }),
      ),
    'POST /admin/orders/{id}/payment-link': async ({ params: { id }, body }, context) => {
      let path = '';
      const order = await plainOrders.change(db, context, { id, action: 'orders.link_sent' }, async (tx, row) => {
        const isAwaited = row.status === 'pending_payment' && row.payment_method !== 'cash_on_delivery';
        if (!isAwaited) refuse('orders.link_not_needed');
        path = await issueLink(tx, id);
        if (body.send) await sendPaymentLink(tx, id);
      });
      const url = pageUrl(publicUrl, order.language, path);
      return { url, phone: order.phone, email: order.email };
    },
  };
}
