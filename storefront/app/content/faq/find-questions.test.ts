import { expect, test } from 'vitest';
import { findQuestions } from './find-questions.ts';

const groups = [
  {
    slug: 'delivery',
    name: 'التوصيل',
    questions: [
      { slug: 'free', question: 'متى يكون التوصيل مجانيًا؟', answer_html: '<p>من <strong>299</strong> ريالًا.</p>' },
      { slug: 'how-long', question: 'كم يستغرق؟', answer_html: '<p>في أقل من أسبوع، <a href="/shipping">هنا</a></p>' },
    ],
  },
  { slug: 'returns', name: 'الإرجاع', questions: [{ slug: 'how', question: 'How?', answer_html: '<p>Write</p>' }] },
];

const found = (search: string) => [...findQuestions(groups, search)];

test('without a word every question stays', () => {
  expect(found('  ')).toEqual(['free', 'how-long', 'how']);
});

test('finds in questions and answers, whatever the spelling of alef and the marks', () => {
  expect(found('مجانيا')).toEqual(['free']);
  expect(found('اسبوع')).toEqual(['how-long']);
  expect(found('WRITE')).toEqual(['how']);
});

test('wants every word, and does not look into tags', () => {
  expect(found('متى 299')).toEqual(['free']);
  expect(found('متى أسبوع')).toEqual([]);
  expect(found('strong')).toEqual([]);
  expect(found('shipping')).toEqual([]);
});
