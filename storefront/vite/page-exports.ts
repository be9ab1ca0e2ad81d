import path from 'node:path';
import type { Plugin } from 'vite';
import type { PageRow } from '../app/page-row.ts';
import { pages } from '../app/pages.ts';

const EXPORT = /^export (?:default )?(?:const|async function|function) (\w+)/gm;

/** The segment that an address of this page may omit: `home` of `/community/home?`. */
const optionalWord = (path: string) => /\/([a-z-]+)\?/.exec(path)?.[1];

/**
 * Exports of a route that follow from its page's row, without those that the route file has itself. `has`: the exports
 * it has.
 */
export function exportsOf(path: string, row: PageRow, has: ReadonlySet<string>): string[] {
  const { texts, bare, found, title, description } = row;
  const isDrawn = texts.length > 0;
  if (!isDrawn) return [];
  const handle = { texts, bare, noIndex: found ? undefined : true, leftOff: optionalWord(path) };
  const lines = [
    `export const handle = ${JSON.stringify(handle)};`,
    `export const clientMiddleware = withTexts(${texts.map((area) => JSON.stringify(area)).join(', ')});`,
  ];
  if (title && description)
    lines.push(`export const meta = metaSaying(${JSON.stringify(title)}, ${JSON.stringify(description)});`);
  if (title && !has.has('loader')) lines.push('export { nothingToLoad as loader };');
  return lines;
}

/**
 * Completes route files with the exports that follow from their rows in pages.ts: texts, title, whether they are bare
 * or excluded from indexes. A route file that exports one of them itself fails the build, because it would be declared
 * twice.
 */
export function pageExports(): Plugin {
  let app = '';
  const rows = new Map(Object.entries<PageRow>(pages).map((entry) => [entry[1].file, entry]));
  return {
    name: 'waha:page-exports',
    enforce: 'pre',
    configResolved({ root }) {
      app = path.join(root, 'app');
    },
    transform(code, id) {
      const entry = rows.get(path.relative(app, id).replaceAll('\\', '/'));
      if (!entry) return null;
      const [address, row] = entry;
      const has = new Set([...code.matchAll(EXPORT)].map(([, name = '']) => name));
      const lines = exportsOf(address, row, has);
      const twice = lines.find((line) => has.has(/^export const (\w+)/.exec(line)?.[1] ?? ''));
      if (twice) this.error(`${row.file} says what its row in pages.ts says: ${twice}`);
      const ours = JSON.stringify(path.join(app, 'router/page-exports.ts'));
      const imports = `import { metaSaying, nothingToLoad, withTexts } from ${ours};`;
      // Appended after the file's own lines, so that their numbers stay the same.
      return lines.length > 0 ? { code: [code, imports, ...lines].join('\n'), map: null } : null;
    },
  };
}
