import { expect, test } from 'vitest';
import { dismissToast, shownToasts, showToast } from './toast-store.ts';

test('stands at the bottom for five seconds unless told otherwise', () => {
  const id = showToast({ text: 'أ' });
  expect(shownToasts()).toMatchObject([{ id, position: 'bottom', timeoutMs: 5_000, tone: 'info' }]);
  dismissToast(id);
  expect(shownToasts()).toEqual([]);
});

test('one at a time per position', () => {
  showToast({ text: 'first', position: 'top' });
  const second = showToast({ text: 'second', position: 'top' });
  const other = showToast({ text: 'other', position: 'center' });
  expect(shownToasts().map((toast) => toast.id)).toEqual([second, other]);
  dismissToast(second);
  dismissToast(other);
});
