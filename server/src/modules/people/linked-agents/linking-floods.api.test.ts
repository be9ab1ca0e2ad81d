import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStaff } from '../../../testing/index.ts';
import { type LinkingShop, openLinkingShop } from './linking-shop.fixture.ts';

let world: LinkingShop;

beforeAll(async () => {
  world = await openLinkingShop({ limits: true });
});
afterAll(() => world.close());

const wrong = { grant_type: 'refresh_token', refresh_token: 'nobody knows it', client_id: 'https://a.example/a.json' };

test('who guesses tokens is refused after a while, and their neighbour is served', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1)
    statuses.push((await world.post('/oauth/token', wrong, '198.51.100.1')).statusCode);
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 400));
  expect(statuses.slice(60)).toEqual([429, 429]);
  const customer = await world.customer();
  expect((await world.exchange(await world.codeOf(customer))).statusCode).toBe(200);
});

test('a flood of one address is shed, and another is served', async () => {
  const statuses: number[] = [];
  const empty = { client_id: 'https://a.example/a.json', token: 'none' };
  for (let count = 0; count < 320; count += 1)
    statuses.push((await world.post('/oauth/revoke', empty, '198.51.100.2')).statusCode);
  expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
  expect((await world.post('/oauth/revoke', empty, '198.51.100.3')).statusCode).toBe(200);
});

test.each([
  ['nothing', {}, 'invalid_client'],
  ['no grant', { client_id: 'a' }, 'invalid_request'],
  ['a grant that is not served', { client_id: 'a', grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ['a secret', { client_id: 'a', grant_type: 'refresh_token', client_secret: 'b' }, 'invalid_client'],
  ['no token', { client_id: 'a', grant_type: 'refresh_token' }, 'invalid_request'],
  ['no address', { client_id: 'a', grant_type: 'authorization_code', code: 'c' }, 'invalid_request'],
])('%s is a fault of the protocol: %s', async (_, fields, error) => {
  const answer = await world.post('/oauth/token', fields, '198.51.100.4');
  expect([answer.statusCode, answer.json().error]).toEqual([error === 'invalid_client' ? 401 : 400, error]);
});

test('a field that comes twice, and a body of another type, are none', async () => {
  const send = (payload: string, type: string) =>
    world.shop.app.server.inject({ method: 'POST', url: '/oauth/token', payload, headers: { 'content-type': type } });
  const form = 'application/x-www-form-urlencoded';
  expect((await send('client_id=a&client_id=b&grant_type=refresh_token', form)).json().error).toBe('invalid_request');
  expect((await send('{}', 'application/json')).statusCode).toBe(415);
  expect((await send(`a=${'x'.repeat(9_000)}`, form)).statusCode).toBe(413);
});

test('a closed shop answers no agent', async () => {
  const owner = await makeStaff(world.db, 'owner');
  const set = async (isOpen: boolean) => {
    const { body } = await world.shop.call('GET /admin/settings/opening', { headers: owner.headers });
    const opening = { is_open: isOpen, version: body.data.version };
    await world.shop.call('PUT /admin/settings/opening', { headers: owner.headers, body: opening });
  };
  const status = async () => (await world.post('/oauth/token', {}, '198.51.100.5')).statusCode;
  await set(false);
  await expect.poll(status).toBe(503);
  await set(true);
  await expect.poll(status).toBe(401);
});
