import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

test('a statement is read with any separator, without its header and empty lines', () => {
  const text = 'AWB,COD\r\n"290000000001","129.00"\r\n\r\n290000000002;Riyadh;95\n290000000003\t٧٥\nno amount,here\n';
  expect(readStatement(text)).toEqual([
    { number: '290000000001', amount: 129 },
    { number: '290000000002', amount: 95 },
    { number: '290000000003', amount: 75 },
  ]);
  expect(readStatement('')).toEqual([]);
});
