import { expect, test } from 'vitest';
import { emptyDraft, readDraft } from './contact-draft.ts';

test('what was typed comes back', () => {
  const draft = { ...emptyDraft, name: 'نورة', topic: 'order' as const, message: 'أين طلبي؟' };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, '', '{', '[]', '7', '{"name":7,"topic":"weather"}'])('%j leaves the form empty', (stored) => {
  expect(readDraft(stored)).toEqual(emptyDraft);
});
