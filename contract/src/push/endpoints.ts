import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text, timestamp } from '../platform/shapes.ts';

/** Staff who work on orders. */
const staff = ['owner', 'manager', 'support', 'fulfilment'] as const;

const done = z.object({ done: z.literal(true) });

/** As browsers write it: visible ASCII (RFC 8030). The server refuses addresses that are not public. */
const serviceAddress = z
  .string()
  .min(1, 'validation.required')
  .max(1_000)
  .regex(/^[\x21-\x7e]*$/, 'validation.characters')
  .describe('`endpoint` of the subscription');

const keys = {
  p256dh: z
    .string()
    .regex(/^[\w-]{87}$/, 'validation.characters')
    .describe('Public key of the subscription: 65 bytes in base64url'),
  auth: z
    .string()
    .regex(/^[\w-]{22}$/, 'validation.characters')
    .describe('Secret of the subscription: 16 bytes in base64url'),
};

/** The subscription of a browser, as its Push API gives it. */
export const pushSubscription = z.object({ endpoint: serviceAddress, ...keys });
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

const viewToken = z.string().min(1).max(100);

export const pushDeviceDraft = pushSubscription.extend({
  order_id: z.uuid().optional().describe('An order whose news are wanted; a guest names one'),
  view_token: viewToken.optional().describe('The key of a guest’s order'),
});
export type PushDeviceDraft = z.infer<typeof pushDeviceDraft>;

export const pushRenewal = pushSubscription.extend({
  former_endpoint: serviceAddress.describe('`endpoint` of the subscription that ended'),
  former_auth: keys.auth.describe('Its secret: 16 bytes in base64url'),
});
export type PushRenewal = z.infer<typeof pushRenewal>;

export const pushState = z.object({
  key: text(100).describe('`applicationServerKey` of the shop, in base64url'),
  is_on: z.boolean().describe('This device is told: of the order, or of what concerns the account'),
});
export type PushState = z.infer<typeof pushState>;

const mark = z
  .string()
  .regex(/^[\w-]{43}$/, 'validation.characters')
  .describe('SHA-256 of the subscription’s `endpoint`, in base64url');

/** A device that is told. */
export const pushDevice = z.object({
  id: z.uuid(),
  device: text(300).describe('User agent of its browser'),
  mark: text(43).describe('SHA-256 of the subscription’s `endpoint`, by which a browser knows itself'),
  created_at: timestamp,
  used_at: timestamp.describe('When it last took a message, or was last seen here'),
});
export type PushDevice = z.infer<typeof pushDevice>;

const devices = z.array(pushDevice).max(5);
const byId = z.object({ id: z.uuid() });
const refusals = ['push.address_refused', 'push.key_wrong', 'push.sealed'] as const;

/** Notifications on devices that somebody said yes on (docs/decisions/0205). */
export const pushEndpoints = {
  'GET /push/state': endpoint({
    access: 'visitor',
    summary: 'The key by which a browser subscribes, and whether this device is told already',
    query: z.object({ device: mark.optional(), order_id: z.uuid().optional() }),
    reply: pushState,
    errors: ['push.sealed'],
    limitPerMinute: 60,
  }),
  'POST /push/devices': endpoint({
    access: 'visitor',
    summary: 'Tell this device: of an order, or of all that concerns the account. A device has one owner, the latest',
    body: pushDeviceDraft,
    reply: done,
    errors: [...refusals, 'auth.required', 'orders.not_found'],
    limitPerMinute: 20,
  }),
  'POST /push/devices/renew': endpoint({
    access: 'visitor',
    summary:
      'Go on with the subscription that a browser made in place of an ended one, whose secret is the proof; an unknown one is left as it is',
    body: pushRenewal,
    reply: done,
    errors: refusals,
    limitPerMinute: 20,
  }),
  'POST /push/devices/end': endpoint({
    access: 'visitor',
    summary: 'Tell this device nothing more. The address of its subscription is the proof',
    body: z.object({ endpoint: serviceAddress }),
    reply: done,
    errors: [],
    limitPerMinute: 20,
  }),
  'GET /user/push-devices': endpoint({
    access: 'customer',
    summary: 'Devices that are told of what concerns the account, the last used first',
    reply: devices,
    errors: [],
  }),
  'DELETE /user/push-devices/{id}': endpoint({
    access: 'customer',
    summary: 'Tell a device nothing more',
    params: byId,
    reply: done,
    errors: ['push.device_not_found'],
  }),
  'GET /admin/push': endpoint({
    access: { staff },
    summary: 'The key by which a browser subscribes, and my devices that are told of new orders',
    reply: z.object({ key: pushState.shape.key, devices }),
    errors: ['push.sealed'],
  }),
  'POST /admin/push/devices': endpoint({
    access: { staff },
    summary: 'Tell this device of new orders',
    body: pushSubscription,
    reply: done,
    errors: refusals,
    limitPerMinute: 20,
  }),
  'DELETE /admin/push/devices/{id}': endpoint({
    access: { staff },
    summary: 'Tell a device of mine nothing more; one that is off already is left as it is',
    params: byId,
    reply: done,
    errors: [],
  }),
};
