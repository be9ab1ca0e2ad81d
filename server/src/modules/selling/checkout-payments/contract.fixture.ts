import { paymentEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  aGuestsOrder,
  aSavedCard,
  dataOf,
  moduleFixture,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
  type Owner,
} from '../../../openapi/walks/module-fixture.fixture.ts';

const openedSheet = {
  params: { kind: 'apple-pay' },
  body: { gateway: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' },
};
const approved = { kind: 'apple-pay', token: { paymentData: 'approved' } };

/** The order of a guest that waits for an online payment. */
async function aWalletOrder(world: World) {
  const placed = await world.send('POST /orders', { body: world.things.cardOrder });
  const [id, view_token] = [dataOf(placed, 'id'), dataOf(placed, 'view_token')];
  return { params: { id }, query: { view_token } };
}

async function aCardOrder(world: World, { headers }: Owner): Promise<unknown> {
  return dataOf(await world.send('POST /orders', { body: world.things.cardOrder, headers }), 'id');
}

/** A call of the customer of the world about a new order, by a new card or one that is remembered. */
async function paidByCard(world: World, isSaved: boolean) {
  const owner = await world.whoCalls();
  const card_id = isSaved ? await aSavedCard(world, owner) : null;
  return { params: { id: await aCardOrder(world, owner) }, body: { card_id } };
}

const whose = about(aCardOrder, NOBODYS_UUID, { staff: ORDERS_PEOPLE });

export const contractFixture = moduleFixture(paymentEndpoints, {
  samples(world) {
    const started = async () => {
      const { id, view_token } = (await world.startPayment()).order;
      return { params: { id }, query: { view_token } };
    };
    return {
      'POST /orders/{id}/payment': { good: [started], unknown: [absentUuid] },
      'POST /orders/{id}/payment/refresh': { good: [() => aGuestsOrder(world), started], unknown: [absentUuid] },
      'POST /payments/wallets/{kind}/sheet': { good: [() => openedSheet] },
      'POST /orders/{id}/payment/wallet': {
        good: [async () => ({ ...(await aWalletOrder(world)), body: approved })],
        unknown: [{ ...absentUuid, body: approved }],
      },
      'POST /orders/{id}/payment/card': {
        good: [() => paidByCard(world, false), () => paidByCard(world, true)],
        unknown: [{ ...absentUuid, body: { card_id: null } }],
      },
      'GET /payments/demo/{id}': {
        good: [async () => ({ params: { id: (await world.startPayment()).paymentId } })],
        unknown: [absentUuid],
      },
      'POST /payments/demo/{id}': {
        good: (['paid', 'failed'] as const).map((outcome) => async () => ({
          params: { id: (await world.startPayment()).paymentId },
          body: { outcome },
        })),
        unknown: [{ ...absentUuid, body: { outcome: 'paid' } }],
      },
    };
  },
  rows: {
    'POST /orders/{id}/payment': whose,
    'POST /orders/{id}/payment/refresh': whose,
    'POST /payments/wallets/{kind}/sheet': 'published',
    'POST /orders/{id}/payment/wallet': about(aCardOrder, NOBODYS_UUID, { staff: ORDERS_PEOPLE, body: approved }),
    'POST /orders/{id}/payment/card': about(aCardOrder, NOBODYS_UUID, { body: { card_id: null } }),
    // As at any provider, a caller with the address of an invoice may pay it.
    'GET /payments/demo/{id}': 'published',
    'POST /payments/demo/{id}': 'published',
  },
  staff: {},
});
