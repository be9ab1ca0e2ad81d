import { expect, test } from 'vitest';
import { fold, markMatches } from './fold.ts';

test('folds what readers take for the same letter', () => {
  expect(fold('هَدِيّة')).toBe(fold('هديه'));
  expect(fold('أحذية')).toBe(fold('احذيه'));
  expect(fold('iPhone')).toBe('iphone');
});

test('marks the letters as they are written', () => {
  expect(markMatches('طقم هديّة فاخر', 'هديه')).toEqual([
    { text: 'طقم ', marked: false },
    { text: 'هديّة', marked: true },
    { text: ' فاخر', marked: false },
  ]);
});

test('marks every searched word and leaves the rest alone', () => {
  const marked = markMatches('Oud Royal Perfume', 'perfume oud').filter((piece) => piece.marked);
  expect(marked.map((piece) => piece.text)).toEqual(['Oud', 'Perfume']);
  expect(markMatches('عود', 'ساعة')).toEqual([{ text: 'عود', marked: false }]);
});
