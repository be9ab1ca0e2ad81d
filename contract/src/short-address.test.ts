import { expect, test } from 'vitest';
import { normaliseShortAddress } from './short-address.ts';

test.each([
  'RRRD2929',
  'rrrd2929',
  'RRRD 2929',
  ' rrrd-2929 ',
  'Rrrd–٢٩٢٩',
  '\u200fRRRD۲۹۲۹\u200e',
  'R R R D - 2 9 2 9',
  'ＲＲＲＤ２９２９',
])('%j is RRRD2929', (typed) => {
  expect(normaliseShortAddress(typed)).toBe('RRRD2929');
});

test.each(['', 'RRR2929', 'RRRD292', 'RRRD29291', '2929RRRD', 'ررر د٢٩٢٩', 'RRRD2929; drop table'])(
  '%j is none',
  (typed) => {
    expect(normaliseShortAddress(typed)).toBeNull();
  },
);
