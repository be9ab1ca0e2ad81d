import { expect, test } from 'vitest';
import { writtenIn } from './written-in.ts';

test.each([
  ['رائحته ثابتة، أنصح به', 'ar'],
  ['Lasts all day', 'en'],
  ['سماعات AirPods ممتازة', 'ar'],
  ['5/5 👍', undefined],
])('%s is written in %s', (text, language) => {
  expect(writtenIn(text)).toBe(language);
});
