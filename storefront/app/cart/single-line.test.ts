import { beforeEach, expect, test } from 'vitest';
import { chooseLines, forgetHandover, singleLine } from './single-line.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});

test('a machine’s handover goes with its lines, and ends with the next that a shopper chooses', () => {
  chooseLines([], 'sealed');
  expect(singleLine.handover?.()).toBe('sealed');
  chooseLines([]);
  expect(singleLine.handover?.()).toBeNull();
});

test('a checkout that was ordered before is forgotten, and its lines stay', () => {
  const line = { productId: 1, variantId: null, bundleId: null, quantity: 2 };
  chooseLines([line as never], 'sealed');
  const { lines } = singleLine.read();
  forgetHandover();
  expect([singleLine.handover?.(), singleLine.read().lines]).toEqual([null, lines]);
});

test('a browser without storage orders without it', () => {
  Object.assign(globalThis, { sessionStorage: undefined });
  chooseLines([], 'sealed');
  expect(singleLine.handover?.()).toBeNull();
});
