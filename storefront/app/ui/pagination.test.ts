import { expect, test } from 'vitest';
import { pageNumbers } from './pagination.tsx';

test('shows the ends, the neighbours and gaps between', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(pageNumbers(9, 9)).toEqual([1, 0, 8, 9]);
});
