import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import { backgroundDeps, deliverEvents, makeCustomer } from '../../../testing/index.ts';
import { type LinkingShop, openLinkingShop } from './linking-shop.fixture.ts';

let world: LinkingShop;
const mails: Mail[] = [];

beforeAll(async () => {
  world = await openLinkingShop({ limits: true });
});
afterAll(() => world.close());

const deliver = () => deliverEvents(world.db, subscribersOf(backgroundDeps(world.db, { mails, messages: [] })));

test('a new link is told to the proven address, with the way to end it; a refused one is told to nobody', async () => {
  const proven = await makeCustomer(world.db, { email: 'proven@example.org', isEmailVerified: true });
  const unproven = await makeCustomer(world.db, { email: 'unproven@example.org' });
  const other = await makeCustomer(world.db, { email: 'other@example.org', isEmailVerified: true });
  await world.link(proven);
  await world.link(unproven);
  await world.exchange(await world.codeOf(other), { code_verifier: 'a'.repeat(43) });
  await deliver();
  expect(mails.map(({ to }) => to)).toEqual(['proven@example.org']);
  expect(mails[0]?.text).toContain(new URL(world.agent.clientId).host);
  expect(mails[0]?.text).toMatch(/\/account\/settings#agents/);
});

test('an account decides a bounded number of times a day, so that its mails are few', async () => {
  const eager = await world.customer();
  const limited: string[] = [];
  for (let count = 0; count < 11; count += 1) {
    const { body } = await world.decide(eager);
    if (body.code) limited.push(body.code);
  }
  expect(limited).toEqual(['auth.too_many_attempts']);
  const neighbour = await world.customer();
  expect((await world.decide(neighbour)).status).toBe(200);
});
