import { expect, test } from 'vitest';
import { aboutOrder, emptyDraft, readDraft } from './contact-draft.ts';

test('what was typed comes back', () => {
  const draft = { ...emptyDraft, name: 'نورة', topic: 'order' as const, message: 'أين طلبي؟' };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, '', '{', '[]', '7', '{"name":7,"topic":"weather"}'])('%j leaves the form empty', (stored) => {
  expect(readDraft(stored)).toEqual(emptyDraft);
});

test('a draft opened from an order is about that order, and keeps what was typed', () => {
  const typed = { ...emptyDraft, name: 'نورة' };
  expect(aboutOrder(typed, '#WH-2026-000123')).toEqual({ ...typed, topic: 'order', orderNumber: 'WH-2026-000123' });
  expect(aboutOrder(typed, '#main')).toEqual(typed);
});
