import { randomInt } from 'node:crypto';
import { couponEndpoints, orderEndpoints, shippingEndpoints } from '@waha/contract';
import type { Parts, World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  aGuestsOrder,
  anOrder,
  aSavedAddress,
  COMPANY,
  dataOf,
  moduleFixture,
  NEW_PASSWORD,
  NOBODYS_NUMBER,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { makeCoupon } from '../../../testing/index.ts';
import { reserveUntilCode } from './reservations/phone-codes.store.ts';
import { issuePhoneCode } from './reservations/prove-phone.ts';

/** A guest's order in cash that waits for a code to its phone. */
async function aWaitingOrder(world: World): Promise<Parts> {
  const parts = await aGuestsOrder(world);
  const until = new Date(Date.now() + 1_800_000);
  await inTransaction(world.db, (tx) =>
    reserveUntilCode(tx, [{ id: String(parts.params?.id), hold_expires_at: until }]),
  );
  return parts;
}

async function withItsCode(world: World, parts: Parts): Promise<Parts> {
  const id = String(parts.params?.id);
  const issued = await inTransaction(world.db, (tx) => issuePhoneCode(tx, id, new Date()));
  return { ...parts, body: { code: issued?.code } };
}

export const contractFixture = moduleFixture(
  { ...orderEndpoints, ...couponEndpoints, ...shippingEndpoints },
  {
    async fill(db) {
      await makeCoupon(db, { code: 'SAVE10' });
      await makeCoupon(db, { code: 'LATER', startsAt: new Date(Date.now() + 86_400_000) });
    },
    samples(world) {
      const { simple, variable, bundle, order } = world.things;
      const lines = [{ product_id: simple.id, quantity: 1 }];
      const soldOut = { product_id: variable.id, variant_id: variable.variantIds[1], quantity: 1 };
      const cancelled = { body: { status: 'cancelled' } };
      return {
        'GET /social-proof': plain,
        'GET /shipping': plain,
        'GET /shipping/costs': plain,
        'GET /shipping/arrival': {
          good: [() => ({ query: { city_id: 1 } })],
          unknown: [{ query: { city_id: NOBODYS_NUMBER } }],
        },
        'POST /shipping/calculate': {
          good: [
            () => ({ body: { city_id: 1, lines } }),
            () => ({ body: { city_id: 1, subtotal: 100, weight_grams: 900 } }),
          ],
          unknown: [{ body: { city_id: NOBODYS_NUMBER, lines } }],
        },
        'GET /coupons': plain,
        'GET /coupons/types': plain,
        'POST /coupons/validate': {
          good: [() => ({ body: { code: ' save10', lines } })],
          refused: [
            ['coupons.not_found', { body: { code: 'NOTHING', lines } }],
            ['coupons.not_started', { body: { code: 'LATER', lines } }],
          ],
        },
        'POST /coupons/apply': {
          good: [() => ({ body: { code: 'save10', lines } })],
          refused: [['coupons.not_found', { body: { code: 'NOTHING', lines } }]],
        },
        'DELETE /coupons/apply': plain,
        'POST /orders/quote': {
          good: [
            () => ({ body: { lines: [] } }),
            () => ({
              body: { lines: [...lines, { bundle_id: bundle, quantity: 2 }], city_id: 1, coupon_code: 'SAVE10' },
            }),
          ],
          unknown: [{ body: { lines, city_id: NOBODYS_NUMBER } }],
        },
        'POST /orders': {
          good: [
            () => ({ body: order }),
            () => ({ body: { ...order, payment_method: 'bank_transfer', expected_total: 115, company: COMPANY } }),
          ],
          unknown: [
            { body: { ...order, address: { ...order.address, city_id: NOBODYS_NUMBER, neighborhood_id: null } } },
          ],
          refused: [
            ['orders.total_changed', { body: { ...order, expected_total: 1 } }],
            ['orders.product_unknown', { body: { ...order, lines: [{ product_id: NOBODYS_NUMBER, quantity: 1 }] } }],
            ['orders.variant_required', { body: { ...order, lines: [{ product_id: variable.id, quantity: 1 }] } }],
            ['orders.out_of_stock', { body: { ...order, lines: [soldOut] } }],
            ['shipping.method_not_available', { body: { ...order, shipping_method: 'pickup' } }],
          ],
        },
        'GET /orders': { good: [() => ({}), () => ({ query: { status: 'delivered', per_page: 2 } })] },
        'GET /orders/{id}': { good: [() => aGuestsOrder(world)], unknown: [absentUuid] },
        'POST /orders/{id}/account': {
          good: [
            async () => {
              const contact = { ...order.contact, phone: `05${randomInt(10_000_000, 99_999_999)}` };
              const placed = dataOf(await world.send('POST /orders', { body: { ...order, contact } }));
              const { id, view_token } = Object(placed);
              return { params: { id }, query: { view_token }, body: { password: NEW_PASSWORD } };
            },
          ],
          unknown: [{ ...absentUuid, body: { password: NEW_PASSWORD } }],
        },
        'POST /orders/{id}/phone-code': {
          good: [async () => aWaitingOrder(world)],
          unknown: [absentUuid],
        },
        'POST /orders/{id}/verify-phone': {
          good: [async () => withItsCode(world, await aWaitingOrder(world))],
          unknown: [{ ...absentUuid, body: { code: '123456' } }],
        },
        'PATCH /orders/{id}/status': {
          good: [async () => ({ ...(await aGuestsOrder(world)), ...cancelled })],
          unknown: [{ ...absentUuid, ...cancelled }],
        },
        'GET /shipping/points': {
          good: [
            () => ({ query: { city_id: 1, method: 'pickup' } }),
            () => ({ query: { city_id: 1, method: 'point' } }),
          ],
          unknown: [{ query: { city_id: 999_999, method: 'pickup' } }],
        },
        'GET /tracking': {
          good: [
            async () => {
              const { number, phone } = await world.placeOrder();
              return { query: { number, phone } };
            },
          ],
          unknown: [{ query: { number: 'WH-000000', phone: '0512345678' } }],
        },
      };
    },
    rows: {
      'POST /coupons/validate': 'anybody',
      'POST /coupons/apply': 'own',
      'DELETE /coupons/apply': 'own',
      'POST /orders/quote': 'anybody',
      'GET /shipping/points': 'anybody',
      'POST /orders': {
        // Staff cannot use a customer's saved address, only the customer can.
        staff: [],
        make: async (world, owner) => {
          const { address: _, ...order } = world.things.order;
          const to = (id: unknown) => ({ body: { ...order, address_id: id } });
          return { mine: to(await aSavedAddress(world, owner)), nobodys: to(NOBODYS_NUMBER) };
        },
      },
      'GET /orders': 'own',
      'GET /orders/{id}': about(anOrder, NOBODYS_UUID, { staff: ORDERS_PEOPLE }),
      // Access by the order's view token: identity alone opens nothing.
      'POST /orders/{id}/account': 'published',
      // Access by the order's view token, or by the account that owns the order.
      'POST /orders/{id}/phone-code': 'published',
      'POST /orders/{id}/verify-phone': 'published',
      'PATCH /orders/{id}/status': about(anOrder, NOBODYS_UUID, {
        body: { status: 'cancelled' },
        staff: ORDERS_PEOPLE,
      }),
      'GET /tracking': 'anybody',
    },
    staff: {},
  },
);
