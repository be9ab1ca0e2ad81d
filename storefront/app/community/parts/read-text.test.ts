import { expect, test } from 'vitest';
import { readText, shownAddress } from './read-text.ts';

const kinds = (text: string) => readText(text).map(({ kind, text: words }) => `${kind} ${words}`);

test('addresses, members and tags are found, in both scripts', () => {
  expect(kinds('شكرًا @نورة_1 على #قهوة_عربية من https://waha.example/a?b=1، جميل')).toEqual([
    'words شكرًا ',
    'mention @نورة_1',
    'words  على ',
    'tag #قهوة_عربية',
    'words  من ',
    'link https://waha.example/a?b=1',
    'words ، جميل',
  ]);
});

test.each(['write to me@example.com', 'a & #1', '#123', '@ab', 'x#tag', 'javascript:alert(1)', 'data:text/html,x'])(
  'what leads nowhere stays words: %s',
  (text) => {
    expect(readText(text).every(({ kind }) => kind === 'words')).toBe(true);
  },
);

test('an address ends before the sentence does', () => {
  expect(kinds('(https://a.example/b_(c)).')).toEqual(['words (', 'link https://a.example/b_(c)', 'words ).']);
  expect(readText('www.a.example.')[0]).toMatchObject({ kind: 'link', address: 'https://www.a.example/' });
});

test('an address that is none stays words', () => {
  expect(readText('http://[')).toEqual([{ kind: 'words', text: 'http://[' }]);
});

test('whatever is written, the pieces are the text', () => {
  for (const text of ['', '@@@###', 'https://', '@نورة@سارة #أ#ب', 'a\n\nhttps://x.y/#z @abc.', '\u202e#قهوة\u202c']) {
    expect(
      readText(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});

test('a long address is shown short, and where it leads stays whole', () => {
  const long = `https://www.example.com/${'a'.repeat(100)}`;
  expect(shownAddress(long)).toHaveLength(48);
  expect(readText(long)[0]).toMatchObject({ address: long });
});
