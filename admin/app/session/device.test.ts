import { STAFF_BROWSER_KEY } from '@waha/kit/staff-browser';
import { expect, test, vi } from 'vitest';
import { writeSetting } from './device.ts';

test('the storefront finds the mark of a browser with which staff have signed in, and other settings have names of their own', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void store.set(key, value) });
  writeSetting('device-mark', 'a mark');
  writeSetting('language', 'ar');
  expect([...store.keys()]).toEqual([STAFF_BROWSER_KEY, 'admin-language']);
});
