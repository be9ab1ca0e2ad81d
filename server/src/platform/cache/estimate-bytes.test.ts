import { expect, test } from 'vitest';
import { estimateBytes } from './estimate-bytes.ts';

test('what is larger counts for more, whatever it is made of', () => {
  const product = { id: 7, name: 'تمر سكري', images: [{ url: '/media/a.webp' }], sale_price: null, in_stock: true };
  const list = (count: number) => ({ data: Array.from({ length: count }, () => product), total: count });
  expect(estimateBytes(list(100)) / estimateBytes(list(10))).toBeCloseTo(10, 0);
  const asText = JSON.stringify(list(100)).length * 2;
  expect(estimateBytes(list(100))).toBeGreaterThan(asText / 2);
  expect(estimateBytes(list(100))).toBeLessThan(asText * 2);
  for (const small of [null, undefined, 0, true, '', [], {}]) expect(estimateBytes(small)).toBeLessThan(20);
});
