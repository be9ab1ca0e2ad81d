import { beforeEach, expect, test, vi } from 'vitest';
import { draftOf, storeDraft, storedDraft } from './review-draft.ts';

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
  const draft = { rating: 4, fit: 'large' as const, title: 'جميل', text: 'وصل سريعًا' };
  storeDraft(7, draft);
  expect([storedDraft(7), storedDraft(8)]).toEqual([draft, null]);
  storeDraft(7, null);
  expect(storedDraft(7)).toBeNull();
});

test.each(['{', '7', '"x"', 'null'])('makes nothing of %s', (text) => {
  kept.set('review-draft-7', text);
  expect(storedDraft(7)).toBeNull();
});

test('a rating or a fit nobody can give is none', () => {
  kept.set('review-draft-7', '{"rating":9,"fit":"wide","text":"x"}');
  expect(storedDraft(7)).toEqual({ rating: 0, fit: null, title: '', text: 'x' });
});

test('an empty form is empty', () => {
  expect(draftOf(null)).toEqual({ rating: 0, fit: null, title: '', text: '' });
});
