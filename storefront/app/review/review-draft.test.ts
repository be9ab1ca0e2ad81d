import { beforeEach, expect, test, vi } from 'vitest';
import { draftOf, keepDraft, keptDraft } from './review-draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('keeps what is typed for its product alone, until it is sent', () => {
  const draft = { rating: 4, title: 'جميل', text: 'وصل سريعًا' };
  keepDraft(7, draft);
  expect([keptDraft(7), keptDraft(8)]).toEqual([draft, null]);
  keepDraft(7, null);
  expect(keptDraft(7)).toBeNull();
});

test.each(['{', '7', '"x"', 'null'])('makes nothing of %s', (text) => {
  kept.set('review-draft-7', text);
  expect(keptDraft(7)).toBeNull();
});

test('a rating nobody can give is none', () => {
  kept.set('review-draft-7', '{"rating":9,"text":"x"}');
  expect(keptDraft(7)).toEqual({ rating: 0, title: '', text: 'x' });
});

test('an empty form is empty', () => {
  expect(draftOf(null)).toEqual({ rating: 0, title: '', text: '' });
});
