import { expect, test } from 'vitest';
import { createFence } from './fence.ts';

const at = (lsn: string, timeline = '00000001') => ({ lsn, timeline });

function fenceAt(lsn: string) {
  const fence = createFence();
  fence.beginPoll()(at(lsn));
  return fence;
}

test('rises by number, not by letters, and never falls', () => {
  const fence = fenceAt('0/FFFFFF0');
  for (const [lsn, position] of [
    ['0/10000000', '0/10000000'],
    ['0/2', '0/10000000'],
    ['1/0', '1/0'],
    ['A/0', 'A/0'],
    ['9/FFFFFFFF', 'A/0'],
  ] as const) {
    fence.raise(at(lsn));
    expect(fence.position?.lsn).toBe(position);
  }
});

test('a newer timeline is ahead of any position of an older one', () => {
  const fence = fenceAt('9/0');
  fence.raise(at('8/0', '0000000A'));
  fence.raise(at('A/0', '00000009'));
  expect(fence.position).toEqual(at('8/0', '0000000A'));
});

test('lost, it is unknown until a poll that began afterwards', () => {
  const fence = fenceAt('1/0');
  const early = fence.beginPoll();
  fence.lose();
  early(at('2/0'));
  fence.raise(at('3/0'));
  expect(fence.position).toBeUndefined();
  fence.beginPoll()(at('4/0'));
  expect(fence.position).toEqual(at('4/0'));
});
