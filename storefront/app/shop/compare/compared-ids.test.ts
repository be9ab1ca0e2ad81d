import { expect, test } from 'vitest';
import { addressOf, readIds } from './compared-ids.ts';

test.each([
  [null, []],
  ['', []],
  ['7,3,7', [7, 3]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['x,-1,0,1.5,1e3, 2,03,9999999999,8', [8]],
])('reads %j: each id once, four at most, and nothing else', (written, ids) => {
  expect(readIds(written)).toEqual(ids);
  expect(readIds(ids.join(','))).toEqual(ids);
});

test('an address has the ids in one order however they were chosen, or none', () => {
  expect(addressOf([7, 3])).toBe('/compare?ids=3,7');
  expect(addressOf([3, 7])).toBe('/compare?ids=3,7');
  expect(addressOf([])).toBe('/compare');
});
