import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const sources = globSync(['storefront/{app,worker}/**/*.{ts,tsx,css}', 'admin/app/**/*.{ts,tsx,css}'], { cwd: ROOT })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const where = (pattern: RegExp, of = sources) => of.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('heights are those of the window as it is: a phone’s 100vh goes on under the bars of its browser', () => {
  expect(where(/\b\d+l?vh\b|\b(?:min-)?h-screen\b/)).toEqual([]);
});

test('nothing of the shop listens to the end of a page: Safari and Firefox would keep none to come back to', () => {
  expect(
    where(
      /['"`](?:before)?unload['"`]/,
      sources.filter(({ path }) => path.startsWith('storefront')),
    ),
  ).toEqual([]);
});

test('what scrolls in a panel is as high as its content: in WebKit the basis of `flex-1` is 0 there, which leaves a line', () => {
  expect(where(/\bflex-1 overflow-y-auto\b/)).toEqual([]);
});

test('what is fixed to the foot of the window keeps off the line that is swiped there', () => {
  const fixed = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/className=\S*"([^"]*\bfixed inset-x-0 bottom-0[^"]*)"/g)].map(([, names = '']) => ({
      path,
      names,
    })),
  );
  expect(fixed.length).toBeGreaterThan(3);
  expect(fixed.filter(({ names }) => !/\bbuy-bar\b|safe-area-inset-bottom/.test(names))).toEqual([]);
});
