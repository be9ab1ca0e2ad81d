import type { AdminCategory } from '@waha/contract';
import { expect, test } from 'vitest';
import { placeAfter, placeOnDrop } from './tree-moves.ts';

const one = (id: number, parent_id: number | null, depth: number): AdminCategory => ({
  id,
  version: 1,
  parent_id,
  depth,
  slug: `c-${id}`,
  name_ar: '',
  name_en: '',
  description_ar: '',
  description_en: '',
  image: null,
  backdrop: 'sand',
  is_featured: false,
  is_active: true,
  products_count: 0,
});
const [a, b, c, d, e] = [one(1, null, 0), one(2, 1, 1), one(3, 1, 1), one(4, 3, 2), one(5, null, 0)];
const all = [a, b, c, d, e];

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
  expect(placeAfter(all, category, move)).toEqual(place);
});

test('one that is dropped goes before what it is dropped on, and never under itself', () => {
  expect(placeOnDrop(all, e, c)).toEqual({ parent_id: 1, before_id: 3 });
  expect(placeOnDrop(all, a, d)).toBe(null);
  expect(placeOnDrop(all, a, a)).toBe(null);
});
