import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import type { PageRow } from '../page-row.ts';
import { pages } from '../pages.ts';

const app = join(import.meta.dirname, '..');
const sources = new Map<string, string>();

const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;
const TOGETHER = /together\(\[([^\]]*)\],\s*\(\) => import\('([^']+)'\)/g;
const SAID = /\b(?:useText|textsOf)\((?:[^,()]+, )?'([a-z]+)'\)/g;

const words = (list = '') => [...list.matchAll(/'([a-z]+)'/g)].map(([, word = '']) => word);

/** Text areas that a source uses, and its imports; a part loaded later with `together` brings its own areas. */
function readParts(text: string) {
  const source = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const later = new Map([...source.matchAll(TOGETHER)].map(([, areas, path = '']) => [path, words(areas)]));
  const paths = [...source.matchAll(IMPORT)].map(([, still, later]) => still ?? later ?? '');
  return {
    said: [...source.matchAll(SAID)].map(([, area = '']) => area),
    imports: paths.map((path) => ({ path, brings: later.get(path) ?? [] })),
  };
}

/** Whether a file is code, and not a file of texts. */
const isCode = (file: string) => /\.tsx?$/.test(file) && !/^text\/(?:ar|en|text-files|load-texts)\b/.test(file);

/** A file of app/, read once. */
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(join(app, file), 'utf8');
  sources.set(file, known);
  return known;
}

/** Text areas used by a file and all its imports, without those that parts loaded later bring with them. */
function areasOf(file: string, seen = new Set<string>()): Set<string> {
  const areas = new Set<string>();
  const walk = (one: string, brought: readonly string[]) => {
    const key = [one, ...brought].join();
    if (seen.has(key)) return;
    seen.add(key);
    const { said, imports } = readParts(sourceOf(one));
    for (const area of said) if (!brought.includes(area)) areas.add(area);
    for (const { path, brings } of imports) {
      const target = normalize(join(dirname(one), path)).replaceAll('\\', '/');
      if (isCode(target)) walk(target, [...brought, ...brings]);
    }
  };
  walk(file, []);
  return areas;
}

const around = areasOf('root.tsx');

test('what stands around every page speaks with the texts of the shell alone', () => {
  expect([...around]).toEqual(['shell']);
});

const drawn = Object.entries<PageRow>(pages).filter(([, { texts }]) => texts.length > 0);

test.each(drawn)('%s comes with the texts it says, and no others', (_, { file, within, title, description, texts }) => {
  const said = new Set([file, within].flatMap((one) => (one ? [...areasOf(one)] : [])));
  for (const saying of [title, description]) if (saying) said.add(saying.split('.')[0] ?? '');
  said.delete('shell');
  expect([...texts].toSorted()).toEqual([...said].toSorted());
});

test('a text that nobody brings is found', () => {
  expect(readParts("const say = useText('cart'); textsOf(language, 'order')").said).toEqual(['cart', 'order']);
  const later = readParts("const Panel = lazyPart(together(['cart', 'order'], () => import('../cart/x.tsx')));");
  expect(later.imports).toEqual([{ path: '../cart/x.tsx', brings: ['cart', 'order'] }]);
  const plain = readParts("import type { A } from './a.ts';\nimport { b } from './b.ts';\nvoid import('./c.ts');");
  expect(plain.imports.map(({ path }) => path)).toEqual(['./b.ts', './c.ts']);
});
