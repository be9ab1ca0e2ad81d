import { expect, test } from 'vitest';
import { findSign, finishSign } from './find-sign.ts';

test.each([
  ['@', '@', ''],
  ['أهلًا @نو', '@', 'نو'],
  ['جرّبت #قهوة_عر', '#', 'قهوة_عر'],
  ['(@nour', '@', 'nour'],
])('what is being typed is found: %s', (text, sign, typed) => {
  expect(findSign(text, text.length)).toMatchObject({ sign, typed });
});

test.each(['', 'a@b', 'me@example.com', '@نورة ثم', 'x/#a', '@a.b', 'https://a/#b'])('nothing is: %s', (text) => {
  expect(findSign(text, text.length)).toBeNull();
});

test('what stands behind the cursor does not count', () => {
  expect(findSign('@نو رة', 3)).toMatchObject({ typed: 'نو' });
});

test('a sign is finished with one space, wherever it stands', () => {
  for (const [text, cursor] of [
    ['مرحبا @نو', 9],
    ['مرحبا @نو كيف', 9],
  ] as const) {
    const open = findSign(text, cursor);
    const done = open && finishSign(text, cursor, open, 'نورة');
    expect(done?.text).toBe(text.replace('@نو', '@نورة').concat(text.endsWith('نو') ? ' ' : ''));
    expect(done?.text.slice(0, done.cursor)).toBe('مرحبا @نورة ');
  }
});
