import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compactScrollScript } from './compact-scroll-script.ts';

const WRITTEN = `((storageKey, restoreKey) => {
\t\tif (!window.history.state || !window.history.state.key) {
\t\t\tlet key = Math.random().toString(32).slice(2);
\t\t\twindow.history.replaceState({ key }, "");
\t\t}
\t\ttry {
\t\t\tlet storedY = JSON.parse(sessionStorage.getItem(storageKey) || "{}")[restoreKey || window.history.state.key];
\t\t\tif (typeof storedY === "number") window.scrollTo(0, storedY);
\t\t} catch (error) {
\t\t\tconsole.error(error);
\t\t\tsessionStorage.removeItem(storageKey);
\t\t}
\t})("react-router-scroll-positions", null)`;

/** Runs a scroll script in a window; returns where it scrolled, and the history key it set. */
function run(script: string, stored: string | null, state: { key: string } | null) {
  const seen: { y?: number; removed: boolean } = { removed: false };
  const history = {
    state,
    replaceState(next: { key: string }) {
      history.state = next;
    },
  };
  const sessionStorage = {
    getItem: () => stored,
    removeItem: () => {
      seen.removed = true;
    },
  };
  const scrollTo = (_: number, y: number) => {
    seen.y = y;
  };
  const window = { history, scrollTo };
  runInNewContext(script, {
    window,
    history,
    sessionStorage,
    scrollTo,
    Math,
    JSON,
    console: { error: () => undefined },
  });
  return { ...seen, hasKey: Boolean(history.state?.key) };
}

const cases: [string | null, { key: string } | null][] = [
  [null, null],
  ['{"a":120,"b":0}', { key: 'a' }],
  ['{"a":120,"b":0}', { key: 'b' }],
  ['{"a":120}', { key: 'c' }],
  ['{"a":"x"}', { key: 'a' }],
  ['not json', { key: 'a' }],
];

test.each(cases)('does with %j and %j what React Router writes', (stored, state) => {
  const compact = compactScrollScript(WRITTEN);
  expect(compact).not.toBe(WRITTEN);
  expect(compact.length).toBeLessThan(WRITTEN.length * 0.6);
  expect(run(compact, stored, state)).toEqual(run(WRITTEN, stored, state));
});

test('another script stays as it is', () => {
  expect(compactScrollScript('((a, b) => {})("x", null)')).toBe('((a, b) => {})("x", null)');
});
