import { type Api, ApiError } from '@waha/contract/client';
import type { PlaceOrderRequest } from '@waha/contract/types';
import { beforeEach, expect, test } from 'vitest';
import { type Attempt, type AttemptStore, sendOrder } from './order-attempt.ts';

type Sent = { key: string; street: string };

function aBody(street: string): PlaceOrderRequest {
  return {
    contact: { first_name: 'نورة', last_name: 'القحطاني', phone: '+966551234567' },
    address: { city_id: 1, street },
    lines: [{ product_id: 1, quantity: 1 }],
    shipping_method: 'standard',
    payment_method: 'bank_transfer',
    expected_total: 10,
  };
}

/** The server's rule: a key is stored only with a placed order, and is then accepted only with the same body. */
function aServer() {
  const orders = new Map<string, string>();
  const sent: Sent[] = [];
  const mood = { loses: 'nothing' as 'nothing' | 'request' | 'answer', refuses: null as ApiError | null };
  const api = async (_: string, input: { body: PlaceOrderRequest; idempotencyKey: string }) => {
    const street = input.body.address?.street ?? '';
    const key = input.idempotencyKey;
    sent.push({ key, street });
    if (mood.loses === 'request') throw new TypeError('Failed to fetch');
    if (mood.refuses) throw mood.refuses;
    const taken = orders.get(key);
    if (taken !== undefined && taken !== street) throw new ApiError(422, { code: 'request.idempotency_key_reused' });
    orders.set(key, street);
    if (mood.loses === 'answer') throw new TypeError('Failed to fetch');
    return { id: `order-${key}`, number: street };
  };
  return { api: api as unknown as Api, orders, sent, mood };
}

let stored: Attempt | null;
let keys: number;
const store: AttemptStore = {
  read: () => stored,
  write: (attempt) => {
    stored = attempt && structuredClone(attempt);
  },
};

function deps(api: Api) {
  return { api, store, newKey: () => `key-${++keys}`, wait: async () => {} };
}

beforeEach(() => {
  stored = null;
  keys = 0;
});

test('a retry after a lost answer places one order', async () => {
  const server = aServer();
  server.mood.loses = 'answer';
  await expect(sendOrder(deps(server.api), aBody('أ'))).rejects.toThrow('Failed to fetch');
  server.mood.loses = 'nothing';
  await expect(sendOrder(deps(server.api), aBody('أ'))).resolves.toMatchObject({ id: 'order-key-1' });
  expect(server.orders.size).toBe(1);
});

test('changing the form after a lost answer finds the order that was placed instead of placing another', async () => {
  const server = aServer();
  server.mood.loses = 'answer';
  await expect(sendOrder(deps(server.api), aBody('أ'))).rejects.toThrow();
  server.mood.loses = 'nothing';
  const order = await sendOrder(deps(server.api), aBody('ب'));
  expect(order.number).toBe('أ');
  expect(server.orders.size).toBe(1);
  expect(stored).toBeNull();
});

test('a request that never arrived leaves the key free for the changed form', async () => {
  const server = aServer();
  server.mood.loses = 'request';
  await expect(sendOrder(deps(server.api), aBody('أ'))).rejects.toThrow();
  server.mood.loses = 'nothing';
  const order = await sendOrder(deps(server.api), aBody('ب'));
  expect(order.number).toBe('ب');
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
});

test('a refusal keeps the key and forgets what was refused', async () => {
  const server = aServer();
  server.mood.refuses = new ApiError(409, { code: 'orders.out_of_stock' });
  await expect(sendOrder(deps(server.api), aBody('أ'))).rejects.toThrow();
  expect(stored).toEqual({ key: 'key-1', unanswered: [] });
});

test('an order that was placed ends the attempt: the next one has a key of its own', async () => {
  const server = aServer();
  await sendOrder(deps(server.api), aBody('أ'));
  await sendOrder(deps(server.api), aBody('أ'));
  expect(server.orders.size).toBe(2);
});

test('waits for an equal call that is still running', async () => {
  const server = aServer();
  server.mood.refuses = new ApiError(409, { code: 'request.idempotency_in_flight' });
  const wait = async () => {
    server.mood.refuses = null;
  };
  await expect(sendOrder({ ...deps(server.api), wait }, aBody('أ'))).resolves.toMatchObject({ number: 'أ' });
});

test('a server that fails has perhaps placed it: the key stays with its body', async () => {
  const server = aServer();
  server.mood.refuses = new ApiError(503, { code: 'server.unavailable' });
  await expect(sendOrder(deps(server.api), aBody('أ'))).rejects.toThrow();
  expect(stored?.unanswered).toHaveLength(1);
});
