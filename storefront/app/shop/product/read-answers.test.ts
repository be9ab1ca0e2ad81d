import type { BuyerField } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { lengthOf, readAnswers } from './read-answers.ts';

const field = (more: Partial<BuyerField> = {}): BuyerField => ({
  ...{ key: 'f1', kind: 'text', label: 'النقش', hint: '', is_required: true, max_length: 5, choices: [] },
  ...more,
});

test('characters are counted as people count them', () => {
  expect(lengthOf('👩‍👩‍👧‍👦🇸🇦é')).toBe(3);
  expect(lengthOf('مُحَمَّد')).toBe(4);
});

test('a required field that is empty or blank is missing; an optional one is left out', () => {
  expect(readAnswers([field()], { f1: '  ' }, {})).toEqual({ answers: [], errors: { f1: 'missing' } });
  expect(readAnswers([field({ is_required: false })], {}, {})).toEqual({ answers: [], errors: {} });
});

test('a text is trimmed and held to its length', () => {
  expect(readAnswers([field()], { f1: ' سارة ' }, {}).answers).toEqual([{ field: 'f1', value: 'سارة' }]);
  expect(readAnswers([field()], { f1: '123456' }, {}).errors).toEqual({ f1: 'too_long' });
  expect(readAnswers([field({ max_length: null })], { f1: 'a'.repeat(101) }, {}).errors).toEqual({ f1: 'too_long' });
});

test('a picture that is not there yet, or failed, is waited for, although it is optional', () => {
  const picture = field({ kind: 'picture', is_required: false });
  expect(readAnswers([picture], {}, { f1: 'on_its_way' }).errors).toEqual({ f1: 'on_its_way' });
  expect(readAnswers([picture], { f1: 'old' }, { f1: 'not_sent' }).errors).toEqual({ f1: 'not_sent' });
});
