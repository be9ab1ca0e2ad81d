import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Guard } from '../../../testing/index.ts';
import { type LinkingShop, openLinkingShop } from './linking-shop.fixture.ts';

let world: LinkingShop;

beforeAll(async () => {
  world = await openLinkingShop();
});
beforeEach(() => {
  world.clock.ms = Date.now();
});
afterAll(() => world.close());

const AT_ONCE = 8;

const latestAlone: Guard = { file: 'agent-links.store.ts', guard: 'l.refresh_hash = ', instead: "''::bytea <> " };
const unusedAlone: Guard = {
  file: 'agent-codes.store.ts',
  guard: 'and link_id is null and expires_at >',
  instead: 'and expires_at >',
};

/** Access tokens that a process was issued which gave the same many times at once. */
async function giveAtOnce(given: object, guards: readonly Guard[]): Promise<string[]> {
  const args = [world.url, JSON.stringify(guards), JSON.stringify(given), String(AT_ONCE)];
  const worker = fork(join(import.meta.dirname, 'at-once-worker.fixture.ts'), args, { execArgv: [] });
  const [tokens] = await once(worker, 'message');
  return tokens;
}

async function refreshAtOnce(...guards: Guard[]): Promise<string[]> {
  const { refresh } = await world.link(await world.customer());
  return giveAtOnce({ refreshToken: refresh, clientId: world.agent.clientId }, guards);
}

async function exchangeAtOnce(...guards: Guard[]): Promise<string[]> {
  const code = await world.codeOf(await world.customer());
  const { clientId, redirectUri, verifier } = world.agent;
  return giveAtOnce({ code, clientId, redirectUri, verifier }, guards);
}

test('of many refreshes at once one has new tokens, and then nobody has: one of them was a thief', async () => {
  const issued = await refreshAtOnce();
  expect(issued).toHaveLength(1);
  for (const token of issued) expect((await world.callAs(token)).linked).toBe('invalid');
});

test('control: without the condition every refresh has tokens', async () => {
  expect(await refreshAtOnce(latestAlone)).toHaveLength(AT_ONCE);
});

test('of many exchanges of a code at once one makes a link, and the others end it', async () => {
  const issued = await exchangeAtOnce();
  expect(issued).toHaveLength(1);
  for (const token of issued) expect((await world.callAs(token)).linked).toBe('invalid');
});

test('control: without the condition every exchange makes a link', async () => {
  expect(await exchangeAtOnce(unusedAlone)).toHaveLength(AT_ONCE);
});
