import { expect, test } from 'vitest';
import { readArabizi } from './arabizi.ts';
import { searchVectors } from './documents.ts';
import { distanceOf } from './edit-distance.ts';
import { looksLikeOtherLayout, writeInOtherLayout } from './keyboard.ts';
import { wordForms } from './normalise.ts';
import { indexSynonyms } from './synonyms.ts';
import { formsOf } from './text-query.ts';

test.each([
  ['3tr', 'عطر'],
  ['saa3a', 'ساعه'],
  ['3oud', 'عود'],
  ['3abaya', 'عبايه'],
  ['abaya', 'عبايه'],
  ['gahwa', 'قهوه'],
  ['khatem', 'خاتم'],
  ['mab5ara', 'مبخره'],
])('hears %s as %s', (typed, meant) => {
  expect(readArabizi(typed).map(([arabic]) => arabic)).toContain(meant);
});

test('hears within bounds, and only what is written in Latin letters', () => {
  for (const word of ['aeiouaeiouaeiouaeiou', 'tsdzhgtsdzhgtsdzhg', 'thdhthdhthdhthdh']) {
    expect(readArabizi(word).length).toBeLessThanOrEqual(160);
  }
  for (const word of ['عطر', '12345', 'a', 'a'.repeat(64), 'é', '']) expect(readArabizi(word)).toEqual([]);
});

test.each([
  ["u'v", 'عطر'],
  ['shum', 'ساعة'],
  ['[,hg', 'جوال'],
  ['هحاخىث', 'iphone'],
  ['لاشل', 'bag'],
])('the keys of %s write %s in the other layout', (typed, meant) => {
  expect(writeInOtherLayout(typed)).toBe(meant);
});

test('a text of both scripts or of neither has no other layout', () => {
  expect(writeInOtherLayout('عطر oud')).toBeNull();
  expect(writeInOtherLayout('50 / 100')).toBeNull();
  expect(looksLikeOtherLayout("u'v")).toBe(true);
  expect(looksLikeOtherLayout('perfume, oud')).toBe(true);
  expect(looksLikeOtherLayout('oud perfume')).toBe(false);
});

test.each([
  ['عطر', 'عطر', 0],
  ['عرط', 'عطر', 0.8],
  ['عتر', 'عطر', 0.6],
  ['كرييم', 'كريم', 0.3],
  ['كامرا', 'كاميرا', 0.7],
  ['tset', 'test', 0.8],
])('%s is from %s as far as a slip is likely', (typed, known, distance) => {
  expect(distanceOf(typed, known, 3)).toBeCloseTo(distance);
});

test('a word far longer or shorter is too far without being measured', () => {
  expect(distanceOf('عطر', 'ع'.repeat(64), 2)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['ساعتين', 'ساع'],
  ['خاتمين', 'خاتم'],
  ['حقيبتين', 'حقيب'],
])('two of a thing, %s, are found by %s', (typed, form) => {
  expect(wordForms(typed)).toContain(form);
});

test('English words are found in singular and plural', () => {
  expect(formsOf('watches')).toContain('watch');
  expect(formsOf('shoe')).toContain('shoes');
  expect(formsOf('dress')).toEqual(['dress', 'dresses']);
});

test('a document tells what a thing is from what it is labelled and what is merely said of it', () => {
  const { names, document } = searchVectors({
    names: ['عطر الليل', 'Night perfume'],
    kinds: ['عطور'],
    labels: ['50 ml'],
    mentions: ['زعفران'],
  });
  expect(names.split(' ')).toEqual(expect.arrayContaining(["'^عطر'", "'=عطور'", "'ليل'", "'perfume'"]));
  expect(document).toMatch(/'عطر':1 'الليل':2 'ليل':2/);
  expect(document.split(' ')).toEqual(expect.arrayContaining(["'~زعفران'", "'+nightperfume'"]));
  expect(document).not.toContain("'زعفران'");
});

test('synonyms of several words are met whole, whatever articles they are typed with', () => {
  const synonyms = indexSynonyms([['روج', 'أحمر شفاه', '!&|'], [], ['']]);
  expect(synonyms.phraseAt(['الاحمر', 'الشفاه'], 0)).toEqual({ length: 2, meanings: [['روج']] });
  expect(synonyms.phraseAt(['احمر', 'كبير'], 0)).toBeUndefined();
  expect(synonyms.of('روج')).toEqual([['احمر', 'شفاه']]);
});
