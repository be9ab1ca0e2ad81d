import { expect, test } from 'vitest';
import { untranslated } from './untranslated.ts';

test('English that repeats the Arabic is shown empty, and a translation stays', () => {
  const values = {
    name_ar: 'عود',
    name_en: 'عود',
    rules_ar: null,
    rules_en: null,
    about_ar: 'عن العود',
    about_en: 'About oud',
    title: { ar: 'عطور', en: 'عطور' },
    rows: [{ label: { ar: 'أ', en: 'A' } }, { label: { ar: 'ب', en: 'ب' } }],
    version: 3,
  };
  expect(untranslated(values)).toEqual({
    ...values,
    name_en: '',
    title: { ar: 'عطور', en: '' },
    rows: [{ label: { ar: 'أ', en: 'A' } }, { label: { ar: 'ب', en: '' } }],
  });
});
