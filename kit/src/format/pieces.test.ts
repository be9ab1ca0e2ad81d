import { expect, test } from 'vitest';
import { sayPieces, wasExchanged } from './pieces.ts';

test('what an exchange brought is told apart from what was bought', () => {
  const pieces = [
    { variant: 'L', quantity: 1 },
    { variant: 'M', quantity: 2 },
  ];
  expect([wasExchanged(pieces, 'M'), wasExchanged(pieces.slice(1), 'M')]).toEqual([true, false]);
  expect([sayPieces(pieces, 'ar'), sayPieces(pieces, 'en')]).toEqual(['L، M\u00a0×\u00a02', 'L, M\u00a0×\u00a02']);
});
