import { randomUUID } from 'node:crypto';
import type { EndpointKey, Endpoints, StaffRole } from '@waha/contract';
import { staffRoles } from '@waha/contract';
import { deliverOrder, lineIdsOf, type MadeCustomer, makePicture, makeTicket, signInAgain } from '../testing/index.ts';
import type { Answered, Parts, World } from './contract-world.fixture.ts';
import { aReward } from './lotto-samples.fixture.ts';
import { returnBody } from './return-samples.fixture.ts';
import { reviewDraft, writtenReview } from './review-samples.fixture.ts';

/** A call that names a thing of its owner's, and the same call naming one that is nobody's. */
export interface OwnedCall {
  mine: Parts;
  nobodys: Parts;
}
export type Owner = MadeCustomer;
export type MakeOwned = (world: World, owner: Owner) => Promise<OwnedCall>;

/**
 * `anybody`: names nothing that is anybody's; a guest gets what a customer gets.
 * `published`: names something that everybody may see.
 * `own`: works on what is the caller's alone.
 * A function: makes a thing of the owner's to call about. To everybody else it must not exist.
 */
export type Row = 'anybody' | 'published' | 'own' | MakeOwned;

/** Endpoints whose answer is the same for everyone need no row; every other one has one, or this does not compile. */
export type Guarded = {
  [Key in EndpointKey]: Endpoints[Key]['access'] extends 'public' | Staffed ? never : Key;
}[EndpointKey];

type Staffed = { staff: unknown };
export type StaffKey = { [Key in EndpointKey]: Endpoints[Key]['access'] extends Staffed ? Key : never }[EndpointKey];

const about =
  (make: (world: World, owner: Owner) => Promise<unknown>, nobodys: unknown, body?: unknown): MakeOwned =>
  async (world, owner) => ({
    mine: { params: { id: await make(world, owner) }, ...(body !== undefined && { body }) },
    nobodys: { params: { id: nobodys }, ...(body !== undefined && { body }) },
  });

export const dataOf = (answer: Answered, ...path: string[]): unknown =>
  ['data', ...path].reduce((value: unknown, name) => Reflect.get(Object(value), name), answer.body);

export async function anOrder(world: World, { headers }: Owner): Promise<unknown> {
  return dataOf(await world.send('POST /orders', { body: world.things.order, headers }), 'id');
}

async function aCardOrder(world: World, { headers }: Owner): Promise<unknown> {
  return dataOf(await world.send('POST /orders', { body: world.things.cardOrder, headers }), 'id');
}

async function aDeliveredOrder(world: World, owner: Owner): Promise<string> {
  const id = String(await anOrder(world, owner));
  await deliverOrder(world.db, id);
  return id;
}

async function aReturn(world: World, owner: Owner): Promise<unknown> {
  const orderId = await aDeliveredOrder(world, owner);
  const [line] = await lineIdsOf(world.db, orderId);
  return dataOf(await world.send('POST /returns', { body: returnBody(orderId, line), headers: owner.headers }), 'id');
}

const address = { label: 'البيت', recipient_name: 'سعد', phone: '0512345678', city_id: 1, street: 'شارع العليا' };

async function anAddress(world: World, { headers }: Owner): Promise<unknown> {
  return dataOf(await world.send('POST /user/addresses', { body: address, headers }), 'address', 'id');
}

async function aSession(world: World, { id, headers }: Owner): Promise<unknown> {
  await signInAgain(world.db, id);
  const sessions = dataOf(await world.send('GET /user/sessions', { headers }));
  return Array.isArray(sessions) ? sessions.find((one: { is_current: boolean }) => !one.is_current)?.id : undefined;
}

export async function anUpload(world: World, { headers }: Owner): Promise<unknown> {
  return dataOf(await world.send('POST /uploads', { file: await makePicture(), headers }), 'id');
}

const NOBODYS_NUMBER = 999_999;

export const matrix = {
  'POST /orders/quote': 'anybody',
  'POST /orders': async (world, owner) => {
    const { address: _, ...order } = world.things.order;
    const to = (id: unknown) => ({ body: { ...order, address_id: id } });
    return { mine: to(await anAddress(world, owner)), nobodys: to(NOBODYS_NUMBER) };
  },
  'GET /orders': 'own',
  'GET /orders/{id}': about(anOrder, randomUUID()),
  'GET /orders/{id}/invoice': about(anOrder, randomUUID()),
  'GET /orders/{id}/invoice.pdf': about(anOrder, randomUUID()),
  'PATCH /orders/{id}/status': about(anOrder, randomUUID(), { status: 'cancelled' }),
  'POST /orders/{id}/payment': about(aCardOrder, randomUUID()),
  'POST /orders/{id}/payment/refresh': about(aCardOrder, randomUUID()),
  // As at any provider: whoever has the address of an invoice may pay it.
  'GET /payments/demo/{id}': 'published',
  'POST /payments/demo/{id}': 'published',
  'GET /orders/{id}/returnable': about(anOrder, randomUUID()),
  'POST /returns/quote': async (world, owner) => {
    const id = await aDeliveredOrder(world, owner);
    const lines = [{ id: (await lineIdsOf(world.db, id))[0], quantity: 1 }];
    return { mine: { body: { order_id: id, lines } }, nobodys: { body: { order_id: randomUUID(), lines } } };
  },
  'POST /returns': async (world, owner) => {
    const orderId = await aDeliveredOrder(world, owner);
    const [line] = await lineIdsOf(world.db, orderId);
    return { mine: { body: returnBody(orderId, line) }, nobodys: { body: returnBody(randomUUID(), line) } };
  },
  'GET /orders/{id}/receipts': about(anOrder, randomUUID()),
  'POST /orders/{id}/receipts': async (world, owner) => {
    const order = { ...world.things.order, payment_method: 'bank_transfer', expected_total: 115 };
    const id = dataOf(await world.send('POST /orders', { body: order, headers: owner.headers }), 'id');
    const body = { upload_id: await anUpload(world, owner) };
    return { mine: { params: { id }, body }, nobodys: { params: { id: randomUUID() }, body } };
  },
  'GET /returns': 'own',
  'GET /returns/{id}': about(aReturn, randomUUID()),
  'POST /returns/{id}/withdraw': about(aReturn, randomUUID(), {}),
  'GET /returns/{id}/messages': about(aReturn, randomUUID()),
  'POST /returns/{id}/messages': about(aReturn, randomUUID(), { message: 'أين وصل الطلب؟' }),
  'GET /user/reviews': 'own',
  'POST /reviews': 'own',
  'PUT /reviews/{id}': about((world, owner) => writtenReview(world, owner.headers), NOBODYS_NUMBER, reviewDraft),
  'DELETE /reviews/{id}': about((world, owner) => writtenReview(world, owner.headers), NOBODYS_NUMBER),
  'POST /reviews/{id}/helpful': 'published',
  'DELETE /reviews/{id}/helpful': 'published',
  'POST /uploads': 'anybody',
  'GET /uploads/{id}': about(anUpload, randomUUID()),
  'GET /tracking': 'anybody',
  'POST /coupons/validate': 'anybody',
  'POST /coupons/apply': 'own',
  'DELETE /coupons/apply': 'own',
  'POST /blog/{id}/like': 'published',
  'POST /blog/{id}/share': 'published',
  'POST /newsletter': 'anybody',
  'POST /newsletter/confirm': 'anybody',
  'POST /newsletter/unsubscribe': 'anybody',
  'POST /contact/form': 'anybody',
  'POST /contact': 'anybody',
  'POST /products/{id}/notify': 'published',
  'POST /admin/auth/login': 'anybody',
  'POST /admin/auth/totp': 'anybody',
  'POST /auth/register': 'anybody',
  'POST /auth/login': 'anybody',
  'POST /auth/logout': 'own',
  'GET /auth/me': 'own',
  'POST /auth/refresh': 'own',
  'POST /auth/forgot-password': 'anybody',
  'POST /auth/reset-password': 'anybody',
  'POST /auth/undo-change': 'anybody',
  'POST /auth/verify-email': 'anybody',
  'GET /user/profile': 'own',
  'PUT /user/profile': 'own',
  'DELETE /user/profile': 'own',
  'POST /user/change-password': 'own',
  'POST /user/verification': 'own',
  'POST /user/verify-phone': 'own',
  'GET /user/sessions': 'own',
  'DELETE /user/sessions': 'own',
  'DELETE /user/sessions/{id}': about(aSession, randomUUID()),
  'GET /user/export': 'own',
  'GET /user/addresses': 'own',
  'POST /user/addresses': 'own',
  'PUT /user/addresses/{id}': about(anAddress, NOBODYS_NUMBER, address),
  'DELETE /user/addresses/{id}': about(anAddress, NOBODYS_NUMBER),
  'GET /user/store-credit': 'own',
  'GET /lotto/tickets': 'own',
  'POST /lotto/tickets': 'own',
  'POST /lotto/scratch': async (world, owner) => ({
    mine: { body: { ticket_id: await makeTicket(world.db, owner.id) } },
    nobodys: { body: { ticket_id: randomUUID() } },
  }),
  'GET /lotto/history': 'own',
  'GET /lotto/stats': 'own',
  'POST /lotto/use-reward': async (world, owner) => ({
    mine: { body: { reward_id: await aReward(world, owner) } },
    nobodys: { body: { reward_id: randomUUID() } },
  }),
  'GET /wishlist': 'own',
  'POST /wishlist': 'own',
  'DELETE /wishlist': 'own',
  'DELETE /wishlist/clear': 'own',
  'GET /wishlist/check': 'own',
  'GET /wishlist/count': 'own',
} satisfies Record<Guarded, Row>;

/** Calls that staff may make too, about things of customers. */
export type SharedKey = {
  [Key in Guarded]: Endpoints[Key]['access'] extends 'visitor'
    ? (typeof matrix)[Key] extends MakeOwned
      ? Key
      : never
    : never;
}[Guarded];

const everybodyHere = staffRoles;
export const moderators = ['owner', 'manager', 'moderator'] as const;
export const ordersPeople = ['owner', 'manager', 'support', 'fulfilment'] as const;

/** Who of the staff may call what, said once more than in the contract: a role given by mistake fails here. */
export const staffMatrix: Record<StaffKey, readonly StaffRole[]> = {
  'POST /admin/auth/logout': everybodyHere,
  'GET /admin/auth/me': everybodyHere,
  'POST /admin/auth/password': everybodyHere,
  'GET /admin/staff': ['owner'],
  'POST /admin/staff': ['owner'],
  'PATCH /admin/staff/{id}': ['owner'],
  'POST /admin/staff/{id}/reset': ['owner'],
  'GET /admin/audit': ['owner'],
  'GET /admin/receipts': ['owner', 'manager', 'support'],
  'POST /admin/orders/{id}/confirm-payment': ['owner', 'manager'],
  'GET /admin/transfers': ['owner', 'manager', 'support'],
  'POST /admin/transfers/{id}/return': ['owner', 'manager'],
  'GET /admin/returns': ordersPeople,
  'GET /admin/returns/{id}': ordersPeople,
  'POST /admin/returns/{id}/approve': ['owner', 'manager', 'support'],
  'POST /admin/returns/{id}/reject': ['owner', 'manager', 'support'],
  'POST /admin/returns/{id}/receive': ordersPeople,
  'POST /admin/returns/{id}/refund': ['owner', 'manager'],
  'GET /admin/returns/{id}/messages': ['owner', 'manager', 'support'],
  'POST /admin/returns/{id}/messages': ['owner', 'manager', 'support'],
  'GET /admin/lotto/campaigns': ['owner', 'manager'],
  'POST /admin/lotto/campaigns': ['owner', 'manager'],
  'PUT /admin/lotto/campaigns/{id}': ['owner', 'manager'],
  'POST /admin/lotto/campaigns/{id}/publish': ['owner', 'manager'],
  'POST /admin/lotto/campaigns/{id}/stop': ['owner', 'manager'],
  'GET /admin/lotto/campaigns/{id}/deck': ['owner', 'manager'],
  'GET /admin/reviews': moderators,
  'PUT /admin/reviews/{id}/publish': moderators,
  'PUT /admin/reviews/{id}/reject': moderators,
  'PUT /admin/reviews/{id}/hide': moderators,
};

/** For whom of the staff a customer's thing exists. To the others it must be as if it never was. */
export const staffOnCustomersThings: Record<SharedKey, readonly StaffRole[]> = {
  // An address that somebody saved is for their own orders.
  'POST /orders': [],
  'GET /orders/{id}': ordersPeople,
  'GET /orders/{id}/invoice': ordersPeople,
  'GET /orders/{id}/invoice.pdf': ordersPeople,
  'PATCH /orders/{id}/status': ordersPeople,
  'POST /orders/{id}/payment': ordersPeople,
  'POST /orders/{id}/payment/refresh': ordersPeople,
  'GET /orders/{id}/returnable': ordersPeople,
  'GET /orders/{id}/receipts': ordersPeople,
  'POST /orders/{id}/receipts': ordersPeople,
  'POST /returns/quote': ordersPeople,
  'POST /returns': ordersPeople,
  'GET /returns/{id}': ordersPeople,
  'POST /returns/{id}/withdraw': ordersPeople,
  'GET /returns/{id}/messages': ordersPeople,
  'POST /returns/{id}/messages': ordersPeople,
  // As long as it is part of nothing.
  'GET /uploads/{id}': [],
};
