import { expect, test } from 'vitest';
import { firstDay, placeOf, sinceOf } from './standings.ts';

test.each([
  [9, [9, 7, 7, 3], 1],
  [7, [9, 7, 7, 3], 2],
  [3, [9, 7, 7, 3], 4],
  [5, [9, 7, 7, 3], 4],
  [1, [9, 7, 7, 3], 5],
  [1, [], 1],
])('%i points among %j are place %i', (points, all, place) => {
  expect(placeOf(points, all)).toBe(place);
});

test('a place is one more than those who have more, whatever the scores', () => {
  for (let round = 0; round < 200; round += 1) {
    const all = Array.from({ length: round % 17 }, (_, n) => (n * 7 + round) % 11).toSorted((a, b) => b - a);
    for (let points = 0; points < 12; points += 1) {
      expect(placeOf(points, all)).toBe(all.filter((other) => other > points).length + 1);
    }
  }
});

test('days are those of Riyadh, with today', () => {
  const lateInUtc = Date.parse('2026-03-01T21:30:00Z');
  expect([firstDay(1, lateInUtc), firstDay(7, lateInUtc)]).toEqual(['2026-03-02', '2026-02-24']);
  expect(sinceOf('all', lateInUtc)).toBeNull();
});
