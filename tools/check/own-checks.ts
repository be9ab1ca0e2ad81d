import { findBareTodos } from './bare-todos.ts';
import { findOtherWords } from './chosen-words.ts';
import { findUnclearComments } from './comments.ts';
import { findExactEnds } from './exact-ends.ts';
import { findExtensionNames, findUndocumentedSettings } from './extension-names.ts';
import { findLongFiles } from './file-length.ts';
import { findLargeFolders } from './folder-size.ts';
import { findUnlockedOptionals } from './lockfile.ts';
import { findBlockingMigrations } from './migrations.ts';
import { findPhysicalSides } from './physical-css.ts';
import { type Problem, readSources } from './source-files.ts';
import { findStraySql } from './sql-in-stores.ts';
import { findForeignSql, tableOwners } from './sql-owners.ts';
import { findSqlTemplates } from './sql-templates.ts';
import { findMissingTerms, findUnlistedDecisions } from './terms.ts';
import { findTextFaults } from './text-catalogues.ts';

const CODE = [
  '{contract,kit,extend,extensions,server,storefront,admin,demo,e2e,bench,tools}/**/*.{ts,tsx,css,sql,mjs}',
  '*.{ts,mjs}',
];
/** Files that name no extension. */
const NAMELESS = [
  '{contract,kit,extend,server,storefront,admin,demo,e2e,bench,tools}/**/*.{ts,tsx,css,sql,mjs,json}',
  '*.{mjs,jsonc}',
  '{README,ARCHITECTURE}.md',
];
const STYLED = ['{storefront,admin}/app/**/*.{tsx,ts,css}', 'kit/src/**/*.{tsx,ts,css}', 'server/src/openapi/*.css'];
/** Files with words of others: columns of their exports, and typed queries. */
const OF_OTHERS = /\.(test|fixture)\.ts$|product-import\/reading\/[a-z-]+-columns\.ts$|typed-queries\.ts$/;
const SAID = ['server/src/**/*.ts', '{storefront,admin}/app/text/**/*.ts'];

/** Checks of our own, by name: each reads sources and reports problems with their places. */
export const ownChecks: Readonly<Record<string, () => Promise<Problem[]>>> = {
  todos: async () => findBareTodos((await readSources(CODE)).filter(({ path }) => !path.startsWith('tools/check/'))),
  'exact-ends': async () =>
    findExactEnds(await readSources(['{server,extensions,e2e}/**/*.{test,fixture,journey}.ts'])),
  'extension-names': async () => {
    const own = await readSources(['extensions/*/extension.ts']);
    const folders = own.map(({ path }) => path.split('/')[1] ?? '');
    return [
      ...findExtensionNames(await readSources(NAMELESS), folders),
      ...findUndocumentedSettings(own, await readSources(['extensions/*/README.md'])),
    ];
  },
  'file-length': async () => findLongFiles(await readSources(CODE)),
  'folder-size': async () => findLargeFolders(await readSources(['server/src/**/*.*'])),
  lockfile: async () => findUnlockedOptionals(await readSources(['package-lock.json'])),
  comments: async () => findUnclearComments(await readSources(CODE)),
  terms: async () => [
    ...findMissingTerms(await readSources(['docs/terms.md', ...CODE])),
    ...findUnlistedDecisions(await readSources(['docs/decisions/*.md'])),
  ],
  'physical-css': async () => findPhysicalSides(await readSources(STYLED)),
  texts: async () =>
    findTextFaults((await readSources(SAID)).filter(({ path }) => !/\.(test|fixture)\.ts$/.test(path))),
  words: async () =>
    findOtherWords((await readSources([...SAID, 'demo/src/**/*.ts'])).filter(({ path }) => !OF_OTHERS.test(path))),
  migrations: async () => findBlockingMigrations(await readSources(['server/migrations/*.sql'])),
  'sql-in-stores': async () => findStraySql(findSqlTemplates(await readSources(['server/src/**/*.ts']))),
  'sql-owners': async () => {
    const owners = tableOwners(await readSources(['server/migrations/*.sql']));
    return findForeignSql(await readSources(['server/src/**/*.ts']), owners);
  },
};
