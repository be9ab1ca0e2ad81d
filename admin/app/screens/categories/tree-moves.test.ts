import type { ListedCategory } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { placeAfter, placeOnDrop, treeOf } from './tree-moves.ts';

const one = (id: number, parent_id: number | null, depth: number): ListedCategory => ({
  id,
  version: 1,
  parent_id,
  depth,
  name_ar: '',
  name_en: '',
  is_featured: false,
  is_active: true,
  products_count: 0,
});
const [a, b, c, d, e] = [one(1, null, 0), one(2, 1, 1), one(3, 1, 1), one(4, 3, 2), one(5, null, 0)];
const tree = treeOf([a, b, c, d, e]);

test.each([
  [c, 'up', { parent_id: 1, before_id: 2 }],
  [b, 'up', null],
  [b, 'down', { parent_id: 1, before_id: null }],
  [a, 'down', { parent_id: null, before_id: null }],
  [e, 'down', null],
  [c, 'in', { parent_id: 2, before_id: null }],
  [b, 'in', null],
  [d, 'out', { parent_id: 1, before_id: null }],
  [b, 'out', { parent_id: null, before_id: 5 }],
  [a, 'out', null],
] as const)('%# moves by one step', (category, move, place) => {
  expect(placeAfter(tree, category, move)).toEqual(place);
});

test('one that is dropped goes before what it is dropped on, and never under itself', () => {
  expect(placeOnDrop(tree, e, c)).toEqual({ parent_id: 1, before_id: 3 });
  expect(placeOnDrop(tree, a, d)).toBe(null);
  expect(placeOnDrop(tree, a, a)).toBe(null);
});
