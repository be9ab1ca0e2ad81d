import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { pushEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  anOrder,
  dataOf,
  moduleFixture,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
  type Owner,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';

/** A subscription as a browser makes it. */
function subscription() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return {
    endpoint: `https://push.example.net/${randomUUID()}`,
    p256dh: browser.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

/** A device that the caller switched on (the customer of the world by default); returns its id. */
async function aDevice(world: World, owner?: Pick<Owner, 'headers'>): Promise<unknown> {
  const { headers } = owner ?? (await world.whoCalls());
  await world.send('POST /push/devices', { body: subscription(), headers });
  return dataOf(await world.send('GET /user/push-devices', { headers }), 0, 'id');
}

/** A device of the owner who makes the calls for the staff. */
async function aStaffDevice(world: World) {
  const headers = await world.staffOf('owner');
  await world.send('POST /admin/push/devices', { body: subscription(), headers });
  return { params: { id: dataOf(await world.send('GET /admin/push', { headers }), 'devices', 0, 'id') } };
}

const offCurve = () => ({ ...subscription(), p256dh: `B${'A'.repeat(86)}` });
const former = { former_endpoint: 'https://push.example.net/former', former_auth: 'A'.repeat(22) };
const notPublic = () => ({ ...subscription(), endpoint: 'https://127.0.0.1/push' });

export const contractFixture = moduleFixture(pushEndpoints, {
  samples: (world) => ({
    'GET /push/state': {
      good: [() => ({}), () => ({ query: { device: 'x'.repeat(43), order_id: NOBODYS_UUID } })],
    },
    'POST /push/devices': {
      good: [
        async () => {
          const { id, view_token } = await world.placeOrder();
          return { body: { ...subscription(), order_id: id, view_token } };
        },
      ],
      unknown: [{ body: { ...subscription(), order_id: NOBODYS_UUID } }],
      refused: [
        ['push.key_wrong', { body: offCurve() }],
        ['push.address_refused', { body: notPublic() }],
      ],
    },
    'POST /push/devices/renew': {
      good: [() => ({ body: { ...subscription(), ...former } })],
      refused: [['push.key_wrong', { body: { ...offCurve(), ...former } }]],
    },
    'POST /push/devices/end': { good: [() => ({ body: { endpoint: subscription().endpoint } })] },
    'GET /user/push-devices': {
      good: [
        async () => {
          await aDevice(world);
          return {};
        },
      ],
    },
    'DELETE /user/push-devices/{id}': {
      good: [async () => ({ params: { id: await aDevice(world) } })],
      unknown: [absentUuid],
    },
    'GET /admin/push': plain,
    'POST /admin/push/devices': {
      good: [() => ({ body: subscription() })],
      refused: [['push.key_wrong', { body: offCurve() }]],
    },
    'DELETE /admin/push/devices/{id}': { good: [() => aStaffDevice(world)] },
  }),
  rows: {
    'GET /push/state': 'anybody',
    'POST /push/devices': {
      staff: [],
      make: async (world, owner) => ({
        mine: { body: { ...subscription(), order_id: await anOrder(world, owner) } },
        nobodys: { body: { ...subscription(), order_id: NOBODYS_UUID } },
      }),
    },
    'POST /push/devices/renew': 'anybody',
    'POST /push/devices/end': 'anybody',
    'GET /user/push-devices': 'own',
    'DELETE /user/push-devices/{id}': about(aDevice, NOBODYS_UUID),
  },
  staff: {
    'GET /admin/push': ORDERS_PEOPLE,
    'POST /admin/push/devices': ORDERS_PEOPLE,
    'DELETE /admin/push/devices/{id}': ORDERS_PEOPLE,
  },
});
