import { afterEach, expect, test, vi } from 'vitest';
import { countNote, dismissNotes, hoursSince, notesLeft } from './note-turns.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

afterEach(() => vi.unstubAllGlobals());

test('one a visit, and none after they were sent away', () => {
  vi.stubGlobal('sessionStorage', storage());
  expect(notesLeft()).toBe(1);
  countNote();
  expect(notesLeft()).toBe(0);
  vi.stubGlobal('sessionStorage', storage());
  dismissNotes();
  expect(notesLeft()).toBe(0);
});

test('none where nothing can be kept', () => {
  expect(notesLeft()).toBe(0);
});

test('counts whole hours, never fewer than none', () => {
  const now = Date.parse('2026-01-01T12:00:00Z');
  expect(hoursSince('2026-01-01T10:00:00Z', now)).toBe(2);
  expect(hoursSince('2026-01-01T11:30:00Z', now)).toBe(0);
  expect(hoursSince('2026-01-01T13:00:00Z', now)).toBe(0);
});
