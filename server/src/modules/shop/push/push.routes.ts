import type { EndpointKey, PushDevice } from '@waha/contract';
import type { Actor, Handlers } from '../../../platform/bind/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { FetchPolicy } from '../../../platform/safe-fetch/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { audit } from '../../people/staff/index.ts';
import { findOrderOf } from '../../selling/orders/index.ts';
import {
  deleteByAddress,
  deleteOwnDevice,
  isTold,
  type ListedDevice,
  listDevicesOf,
  type Owner,
} from './devices.store.ts';
import { checkSubscription, hashAddress, keepDevice, MOST_DEVICES, renewSubscription } from './keep-device.ts';
import { type KeyDeps, publicKeyOf } from './shop-keys.ts';

export interface PushDeps extends KeyDeps {
  webhookPolicy: FetchPolicy;
}

type PushKey = Extract<
  EndpointKey,
  `${string} /push/${string}` | `${string} /user/push-devices${string}` | `${string} /admin/push${string}`
>;

const done = { done: true } as const;

export function pushRoutes(deps: PushDeps): Handlers<PushKey> {
  const { db, now, webhookPolicy: policy } = deps;
  const at = () => new Date(now());
  return {
    'GET /push/state': async ({ query }, { actor }) => {
      const of = { customerId: ownerOf(actor).customerId, orderId: query.order_id ?? null };
      const isOn = query.device !== undefined && (await isTold(db, Buffer.from(query.device, 'base64url'), of));
      return { key: await publicKeyOf(deps), is_on: isOn };
    },
    'POST /push/devices': async ({ body }, context) => {
      const { actor } = context;
      const subscription = checkSubscription(body, policy);
      const { order_id: orderId = null, view_token: token } = body;
      // Staff have a call of their own, by which they are told of other things.
      if (orderId === null || actor.kind !== 'guest') requireCustomer(actor);
      if (orderId !== null && !(await findOrderOf(db, orderId, token, actor))) refuse('orders.not_found');
      const keeping = { subscription, owner: ownerOf(actor), orderId, at: at() };
      await inTransaction(db, (tx) => keepDevice(tx, keeping, context));
      return done;
    },
    'POST /push/devices/renew': async ({ body }) => {
      const subscription = checkSubscription(body, policy);
      const former = { endpoint: body.former_endpoint, auth: body.former_auth };
      await renewSubscription(db, former, subscription, at());
      return done;
    },
    'POST /push/devices/end': async ({ body }) => {
      await deleteByAddress(db, hashAddress(body.endpoint));
      return done;
    },
    'GET /user/push-devices': async (_, { actor }) => {
      requireCustomer(actor);
      return (await listDevicesOf(db, ownerOf(actor), MOST_DEVICES)).map(presentDevice);
    },
    'DELETE /user/push-devices/{id}': async ({ params }, { actor }) => {
      requireCustomer(actor);
      return (await deleteOwnDevice(db, params.id, ownerOf(actor))) ? done : refuse('push.device_not_found');
    },
    'GET /admin/push': async (_, { actor }) => ({
      key: await publicKeyOf(deps),
      devices: (await listDevicesOf(db, ownerOf(actor), MOST_DEVICES)).map(presentDevice),
    }),
    'POST /admin/push/devices': async ({ body }, context) => {
      const subscription = checkSubscription(body, policy);
      const { actor } = context;
      await inTransaction(db, async (tx) => {
        const keeping = { subscription, owner: ownerOf(actor), orderId: null, at: at() };
        if (!(await keepDevice(tx, keeping, context))) return;
        await audit(tx, context, { action: 'staff.push_on', subject: { kind: 'staff', id: actor.staffId } });
      });
      return done;
    },
    'DELETE /admin/push/devices/{id}': async ({ params }, context) => {
      const { actor } = context;
      await inTransaction(db, async (tx) => {
        if (!(await deleteOwnDevice(tx, params.id, ownerOf(actor)))) return;
        await audit(tx, context, { action: 'staff.push_off', subject: { kind: 'staff', id: actor.staffId } });
      });
      return done;
    },
  };
}

/** The owner of what the caller switches on. */
function ownerOf(actor: Actor): Owner {
  if (actor.kind === 'customer') return { customerId: actor.customerId, staffId: null, sessionId: actor.sessionId };
  if (actor.kind === 'staff') return { customerId: null, staffId: actor.staffId, sessionId: actor.sessionId };
  return { customerId: null, staffId: null, sessionId: null };
}

const presentDevice = (row: ListedDevice): PushDevice => ({
  id: row.id,
  device: row.device,
  mark: row.endpoint_hash.toString('base64url'),
  created_at: row.created_at.toISOString(),
  used_at: row.used_at.toISOString(),
});
