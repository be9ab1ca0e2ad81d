import { expect, test } from 'vitest';
import { asAddress, emptyDraft, readDraft } from './application-draft.ts';

test('a draft comes back as it was typed', () => {
  const draft = {
    channels: [
      { kind: 'x' as const, url: 'x.com/noura' },
      { kind: 'other' as const, url: '' },
    ],
    audience: 'محبّو القهوة',
    mawthooq: '١٢٣',
    code: 'QAHWA',
  };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

test('of what is no draft nothing is taken', () => {
  for (const stored of [null, '', 'null', '7', '{', '"x"']) expect(readDraft(stored)).toBeNull();
  expect(readDraft('{"channels":7,"audience":[],"code":{}}')).toEqual(emptyDraft);
  const many = { channels: Array.from({ length: 9 }, () => ({ kind: 'nothing', url: 1 })) };
  expect(readDraft(JSON.stringify(many))?.channels).toEqual(Array(5).fill({ kind: 'other', url: '' }));
});

test('a link is sent whole, however it was typed', () => {
  expect(asAddress(' instagram.com/noura ')).toBe('https://instagram.com/noura');
  expect(asAddress('HTTP://noura.example')).toBe('HTTP://noura.example');
});
