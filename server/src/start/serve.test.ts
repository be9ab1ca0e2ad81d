import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { findFreePort } from '../platform/postgres/cluster.ts';

const FIXTURE = fileURLToPath(new URL('./serve.fixture.ts', import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function start(mode = ''): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [FIXTURE, String(await findFreePort()), mode], { stdio: 'pipe' });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, address: String(line).trim() };
}

it('finishes what is under way on SIGTERM, takes nothing new and exits 0', async () => {
  const { child, address } = await start();
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  const slow = fetch(`${address}/slow`, { headers: { connection: 'close' } });
  await sleep(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await sleep(100);
  await expect(fetch(`${address}/ready`, { headers: { connection: 'close' } })).rejects.toThrow();
  expect(await (await slow).text()).toBe('whole');
  expect(await ended).toEqual([0, null]);
});

it('answers behind a proxy until a balancer has seen that it is not ready', async () => {
  const { child, address } = await start('proxied');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/ready`)).status).toBe(503);
  expect(await (await fetch(`${address}/page`)).text()).toBe('whole');
  expect(await ended).toEqual([0, null]);
});

it('goes on past a step that hangs, and exits 1', async () => {
  const { child } = await start('stuck');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
});

it('starts anew in place when asked to, and ends when told to while it does', async () => {
  const { child, address } = await start('anew');
  const slow = fetch(`${address}/slow`, { headers: { connection: 'close' } });
  await sleep(200);
  const again = once(child.stdout ?? process.stdin, 'data');
  child.kill('SIGUSR2');
  expect(await (await slow).text()).toBe('whole');
  const [line] = await again;
  expect([String(line).trim(), child.exitCode]).toEqual([address, null]);
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGUSR2');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('says which setting to change when the port is taken', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = spawn(process.execPath, [FIXTURE, String(port)], { stdio: 'pipe' });
  children.push(child);
  const ended = once(child, 'exit');
  const [message] = await once(child.stderr, 'data');
  expect(String(message)).toContain(`Something else listens on http://127.0.0.1:${port}. Set PORT`);
  expect(await ended).toEqual([1, null]);
  holder.close();
});
