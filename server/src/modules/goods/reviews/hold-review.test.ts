import { expect, test } from 'vitest';
import { holdReasonsOf, wordsToLookUp } from './hold-review.ts';

const plain = { title: null, newPhotos: 0, hasListedWord: false, wasRefused: false };
const reasons = (text: string, more = {}) => holdReasonsOf({ ...plain, ...more, text });

test.each([
  'عطر رائع ويدوم طويلًا، وصلني خلال يومين',
  'اشتريته بـ 149.50 ريال في 2026-03-01 والمقاس 42',
  'Great value. Arrived in 2 days.Would buy again.',
  'أفضل من سابقه 10/10 ... شكرًا',
])('lets pass %j', (text) => {
  expect(reasons(text)).toEqual([]);
});

test.each([
  'زوروا https://example.com',
  'عندنا أرخص www.example',
  'متجر example.shop أفضل',
  'تابعوني @best.deals',
  'للطلب 0551234567',
  'للطلب ٠٥٥ ١٢٣ ٤٥٦٧',
  'call +966 55-123-4567',
])('holds %j for what leads elsewhere', (text) => {
  expect(reasons(text)).toEqual(['links']);
});

test('looks at the title too', () => {
  expect(reasons('ممتاز', { title: 'example.com' })).toEqual(['links']);
});

test('names every reason', () => {
  expect(reasons('www.x', { newPhotos: 2, hasListedWord: true, wasRefused: true })).toEqual([
    'links',
    'words',
    'photos',
    'changed',
  ]);
});

test('a listed word is found however it is written', () => {
  expect(wordsToLookUp('يا لَلنَّصّــاب والنصابين')).toContain('نصاب');
});
