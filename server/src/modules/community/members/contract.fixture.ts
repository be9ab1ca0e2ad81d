import { memberEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  anUpload,
  dataOf,
  MODERATORS,
  moduleFixture,
  NOBODYS_NUMBER,
  NOBODYS_UUID,
  type Owner,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { deliverWithInvoice, letIn, makeCustomer, makeMember } from '../../../testing/index.ts';
import { forgetMember } from './leave.ts';

const message = { message: 'أحب القهوة المختصة وأكتب عنها', links: ['https://example.com/coffee'] };

/** An open request of the caller (the world's customer by default); returns its id. */
async function aRequest(world: World, owner?: Pick<Owner, 'headers'>): Promise<unknown> {
  const { headers } = owner ?? (await aStranger(world));
  const made = await world.send('POST /community/join-request', { body: message, headers });
  // A customer has at most one open request.
  const { body } = made.status === 201 ? made : await world.send('GET /community/membership-status', { headers });
  return dataOf({ body }, 'request_id');
}

const ofSomebody = async (world: World) => ({ params: { id: await aRequest(world, await makeCustomer(world.db)) } });

/** Another member; returns their handle. */
const somebody = async ({ db }: World) => (await makeMember(db)).handle;

/** The customer of the world, a member from here on. */
async function aMember(world: World) {
  const who = await world.whoCalls();
  await letIn(world.db, who.id);
  return who;
}

/** The customer of the world, without any request for membership. */
async function aStranger(world: World) {
  const who = await world.whoCalls();
  await inTransaction(world.db, (tx) => forgetMember(tx, who.id));
  return who;
}

export const contractFixture = moduleFixture(memberEndpoints, {
  samples(world) {
    const { order } = world.things;
    const profile = { handle: 'نورة_2', name: 'نورة', about: 'قهوة وكتب', city_id: 1 };
    const absentHandle = { params: { handle: 'nobody_here' } };
    const memberThen = async (parts: object) => {
      await aMember(world);
      return parts;
    };
    const named = async (more: object = {}) => {
      await aMember(world);
      return { params: { handle: await somebody(world) }, ...more };
    };
    return {
      'POST /community/join-by-invoice': {
        good: [
          async () => {
            const buyer = await aStranger(world);
            return { body: { invoice_number: await anInvoice(world, buyer, order) } };
          },
        ],
        unknown: [{ body: { invoice_number: 'INV-2026-999999' } }],
      },
      'POST /community/join-request': {
        good: [
          async () => {
            await aStranger(world);
            return { body: message };
          },
        ],
      },
      'GET /community/membership-status': { good: [() => ({})] },
      'GET /community/join-requests': { good: [() => ({}), () => ({ query: { status: 'pending', page: 2 } })] },
      'PUT /community/join-requests/{id}/approve': { good: [() => ofSomebody(world)], unknown: [absentUuid] },
      'PUT /community/join-requests/{id}/reject': {
        good: [async () => ({ ...(await ofSomebody(world)), body: { reason: 'نود أن نعرفك أكثر' } })],
        unknown: [{ ...absentUuid, body: { reason: 'لا' } }],
      },
      'GET /community/join-requests/{id}/messages': {
        good: [async () => ({ params: { id: await aRequest(world) } })],
        unknown: [absentUuid],
      },
      'POST /community/join-requests/{id}/messages': {
        good: [async () => ({ params: { id: await aRequest(world) }, body: { message: 'هل من جديد؟' } })],
        unknown: [{ ...absentUuid, body: { message: 'مرحبًا' } }],
      },
      'GET /community/members/{handle}': { good: [() => named()], unknown: [absentHandle] },
      'GET /community/profile': { good: [() => memberThen({})] },
      'PUT /community/profile': {
        good: [
          async () => {
            const { headers } = await aMember(world);
            return { body: { ...profile, picture: await anUpload(world, { headers }) } };
          },
          () => memberThen({ body: profile }),
        ],
        unknown: [{ body: { ...profile, city_id: NOBODYS_NUMBER } }],
      },
      'GET /community/blocks': { good: [() => memberThen({})] },
      'PUT /community/blocks/{handle}': {
        good: [() => named({ body: { kind: 'block' } }), () => named({ body: { kind: 'mute' } })],
        unknown: [{ ...absentHandle, body: { kind: 'mute' } }],
      },
      'DELETE /community/blocks/{handle}': { good: [() => named()], unknown: [absentHandle] },
      'GET /community/follows': {
        good: [
          async () => {
            const parts = await named();
            await world.send('PUT /community/follows/{handle}', parts);
            return {};
          },
        ],
      },
      'PUT /community/follows/{handle}': { good: [() => named()], unknown: [absentHandle] },
      'DELETE /community/follows/{handle}': { good: [() => named()], unknown: [absentHandle] },
    };
  },
  rows: {
    'POST /community/join-by-invoice': 'own',
    'POST /community/join-request': 'own',
    'GET /community/membership-status': 'own',
    'GET /community/join-requests': 'own',
    'GET /community/join-requests/{id}/messages': about(aRequest, NOBODYS_UUID, { staff: MODERATORS }),
    'POST /community/join-requests/{id}/messages': about(aRequest, NOBODYS_UUID, {
      body: { message: 'هل من جديد؟' },
      staff: MODERATORS,
    }),
    'GET /community/members/{handle}': 'members',
    'GET /community/profile': 'members',
    'PUT /community/profile': 'members',
    'GET /community/blocks': 'members',
    'PUT /community/blocks/{handle}': 'members',
    'DELETE /community/blocks/{handle}': 'members',
    'GET /community/follows': 'members',
    'PUT /community/follows/{handle}': 'members',
    'DELETE /community/follows/{handle}': 'members',
  },
  staff: {
    'GET /community/join-requests': MODERATORS,
    'PUT /community/join-requests/{id}/approve': MODERATORS,
    'PUT /community/join-requests/{id}/reject': MODERATORS,
    'GET /community/join-requests/{id}/messages': MODERATORS,
    'POST /community/join-requests/{id}/messages': MODERATORS,
  },
});

/** The number of the invoice of a delivered order of the buyer. */
async function anInvoice(world: World, buyer: Pick<Owner, 'headers'>, order: unknown): Promise<unknown> {
  const placed = await world.send('POST /orders', { body: order, headers: buyer.headers });
  const id = String(dataOf(placed, 'id'));
  return deliverWithInvoice(world.db, id);
}
