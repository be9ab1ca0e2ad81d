import type { ExtensionFetch } from '@waha/extend';
import { expect, test } from 'vitest';
import { createProfiles } from './profiles.ts';

/** Profiles that are read from hosts which answer when they are let. */
function slowProfiles() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const fetch: ExtensionFetch = async (url) => {
    asked.push(url);
    await new Promise<void>((done) => waiting.push(done));
    return new Response(JSON.stringify({ ucp: {} }));
  };
  const clock = { now: 0 };
  const read = createProfiles(fetch, () => clock.now);
  const tried = (address: string, sender: string) =>
    read(address, sender).then(
      () => 'read',
      (fault) => fault.messages[0].code,
    );
  function answerAll(): void {
    for (const done of waiting.splice(0)) done();
  }
  return { asked, tried, answerAll, clock };
}

test('a sender reads one profile at a time, and keeps no other sender waiting', async () => {
  const { asked, tried, answerAll } = slowProfiles();
  const first = tried('https://slow-1.example/p', 'eager');
  for (let count = 2; count < 9; count += 1)
    expect(await tried(`https://slow-${count}.example/p`, 'eager')).toBe('busy');
  const others = Array.from({ length: 10 }, (_, at) => tried(`https://agent-${at}.example/p`, `sender-${at}`));
  expect(asked).toHaveLength(11);
  answerAll();
  expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set(['read']));
  // Its next is read once the first is.
  const next = tried('https://slow-2.example/p', 'eager');
  answerAll();
  expect(await next).toBe('read');
});

test('a host is asked by few at once, whoever names it, and another host is asked', async () => {
  const { asked, tried, answerAll } = slowProfiles();
  const all = Array.from({ length: 20 }, (_, at) => tried(`https://one.example/${at}`, `sender-${at}`));
  const other = tried('https://two.example/p', 'another');
  expect(asked.filter((url) => url.includes('one.example'))).toHaveLength(8);
  answerAll();
  expect((await Promise.all(all)).filter((one) => one === 'busy')).toHaveLength(12);
  expect(await other).toBe('read');
});

test('a sender brings about thirty fetches in a minute, and others are served meanwhile', async () => {
  const { asked, tried, answerAll, clock } = slowProfiles();
  const readNext = async (sender: string) => {
    const told = tried(`https://agent-${asked.length}.example/p`, sender);
    answerAll();
    return told;
  };
  for (let count = 0; count < 30; count += 1) expect(await readNext('eager')).toBe('read');
  expect([await readNext('eager'), await readNext('another')]).toEqual(['busy', 'read']);
  clock.now += 60_000;
  expect(await readNext('eager')).toBe('read');
});
