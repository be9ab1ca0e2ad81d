import { expect, test } from 'vitest';
import { createDailyShares, MOST_AGENTS } from './daily-shares.ts';

test('a network tells apart a share of user agents, known ones always, and all anew on the next day', () => {
  const shares = createDailyShares();
  const told = (day: string, agents: number) =>
    Array.from({ length: agents }, (_, at) => shares.mayTell(day, 'a network', `agent ${at}`)).filter(Boolean).length;
  expect(told('2026-01-01', MOST_AGENTS + 50)).toBe(MOST_AGENTS);
  expect(told('2026-01-01', MOST_AGENTS)).toBe(MOST_AGENTS);
  expect(shares.mayTell('2026-01-01', 'another', 'agent 400')).toBe(true);
  expect(told('2026-01-02', MOST_AGENTS + 1)).toBe(MOST_AGENTS);
});

test('user agents of many networks are bounded: the network longest known is forgotten', () => {
  const shares = createDailyShares();
  for (let network = 0; network < 668; network += 1) {
    for (let at = 0; at < MOST_AGENTS; at += 1) shares.mayTell('2026-01-01', `network ${network}`, `agent ${at}`);
  }
  expect(shares.mayTell('2026-01-01', 'network 500', 'one more')).toBe(false);
  expect(shares.mayTell('2026-01-01', 'network 0', 'one more')).toBe(true);
});
