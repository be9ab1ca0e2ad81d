import { expect, test } from 'vitest';
import { sqlFaults } from '../sql-run.ts';
import { findBareTodos } from './bare-todos.ts';
import { findOtherWords } from './chosen-words.ts';
import { findUnclearComments } from './comments.ts';
import { findExactEnds } from './exact-ends.ts';
import { findExtensionNames, findUndocumentedSettings } from './extension-names.ts';
import { findLongFiles } from './file-length.ts';
import { findLargeFolders } from './folder-size.ts';
import { findUnlockedOptionals } from './lockfile.ts';
import { findPhysicalSides } from './physical-css.ts';
import { withoutComments } from './source-files.ts';
import { findStraySql } from './sql-in-stores.ts';
import { findForeignSql, tableOwners } from './sql-owners.ts';
import { findSqlTemplates } from './sql-templates.ts';
import { findMissingTerms, findUnlistedDecisions } from './terms.ts';
import { findTextFaults } from './text-catalogues.ts';

const file = (path: string, text: string) => ({ path, text });
const lines = (problems: { line: number }[]) => problems.map(({ line }) => line);

test('a mark of work to do names its issue', () => {
  const mark = 'TO' + 'DO';
  expect(lines(findBareTodos([file('a.ts', `// ${mark}: later\n// ${mark}(#12): later`)]))).toEqual([1]);
});

test('an end at this very moment is found in a test', () => {
  const text = "set expires_at = now()\nset ends_at = now() - interval '1 second'\nset created_at = now()";
  expect(lines(findExactEnds([file('a.test.ts', text)]))).toEqual([1]);
});

test('the shop names no extension, whatever its case; shipped migrations may', () => {
  const text = "if (code === 'acme-pay')\n// AcmePay\nACME-PAY\nacme-payment";
  const found = findExtensionNames([file('server/a.ts', text), file('server/migrations/1.sql', text)], ['acme-pay']);
  expect(lines(found)).toEqual([1, 3]);
});

test('a company whose parcels are also sent by hand is a name in data, and a fault as a code', () => {
  const code = ['sm', 'sa'].join('');
  const text = `name: 'سمسا SMSA'\nif (code === '${code}')\n'https://www.${code}express.com'`;
  expect(lines(findExtensionNames([file('server/a.ts', text)], [code, 'acme']))).toEqual([2]);
});

test('a setting that its extension does not document is found', () => {
  const own = file('extensions/acme/extension.ts', `setting.secret('ACME_KEY', {})\nsetting.url('ACME_URL', {})`);
  const readmes = [file('extensions/acme/README.md', '`ACME_URL`'), file('extensions/other/README.md', '`ACME_KEY`')];
  expect(lines(findUndocumentedSettings([own], readmes))).toEqual([1]);
});

test('long files are found, long data is not', () => {
  const text = 'x\n'.repeat(401);
  const found = findLongFiles([file('server/src/a.ts', text), file('demo/src/catalog/a.ts', text)]);
  expect(found.map(({ path }) => path)).toEqual(['server/src/a.ts']);
});

test.each([
  ['<p className="ml-2">', 1],
  ['<p className="flex -left-[3px] md:pr-4">', 2],
  ['<p className="text-right rounded-tl-md">', 2],
  ["<p style={{ marginLeft: 3 }} className={cx('border-l')}>", 2],
  ['<p className="ms-2 pe-4 text-start start-0 rounded-ss-md plans mr-x overflow-left">', 0],
  ['// physical-ok: a map is the same everywhere\n<p className="left-0">', 0],
])('finds physical sides in %s', (text, count) => {
  expect(findPhysicalSides([file('a.tsx', text)])).toHaveLength(count);
});

test('finds physical sides in style sheets', () => {
  const css = 'p {\n margin-left: 0;\n inset-inline-start: 0;\n left: 0;\n text-align: right;\n}';
  expect(lines(findPhysicalSides([file('a.css', css)])).sort()).toEqual([2, 4, 5]);
});

test.each([
  ["'انسخ الرمز'", 1],
  ["'انسخ الكود'", 0],
  ["'الرمز البريدي ورمز QR'", 0],
  ["'هذه الباقة، وسياسة الاسترجاع\n10 ميغابايت'", 3],
  ["'هذا الطقم، وسياسة الإرجاع، 10 ميجابايت'", 0],
  ["'جراب ايفون، وجراب آيفون'", 1],
])('of two words for one thing the chosen one is said: %s', (text, count) => {
  expect(findOtherWords([file('ar/a.ts', text)])).toHaveLength(count);
});

const owners = tableOwners([
  file(
    'server/migrations/0011_catalog.sql',
    'create table products (id int);\ncreate table store_settings (topic text);',
  ),
  file('server/migrations/0030_orders.sql', 'create unlogged table orders (id int);'),
]);

test('tables belong to the part their migration is named after, or to the declared one', () => {
  expect(Object.fromEntries(owners)).toEqual({ products: 'catalog', store_settings: 'settings', orders: 'orders' });
});

test.each([
  ['server/src/modules/goods/catalog/a.ts', 'sql`select from products`', 0],
  ['server/src/modules/selling/orders/a.ts', 'sql`select from orders join products`', 1],
  ['server/src/modules/selling/orders/a.ts', "db.updateTable('products')", 1],
  ['server/src/modules/selling/orders/a.ts', '// away from products\nsql`select from orders`', 0],
  ['server/src/modules/selling/orders/a.test.ts', 'sql`delete from products`', 0],
  ['server/src/platform/cache/a.ts', 'sql`insert into orders`', 1],
])('SQL in %s: %s', (path, text, count) => {
  expect(findForeignSql([file(path, text)], owners)).toHaveLength(count);
});

const hole = (value: string) => `$\{${value}}`;
const store = [
  "import { sql } from 'x';",
  `const own = sql\`p.id = ${hole('1')}\`;`,
  'sql.rows({ id: sql.int4 })`',
  `  select id from t where ${hole('own')} and ${hole('sql`b`')}\`.execute(db);`,
].join('\n');

test('every piece of SQL is found, by its text between its values', () => {
  const found = findSqlTemplates([file('a.store.ts', store), file('b.ts', 'const text = other`select 1`;')]);
  expect(found.map(({ line, strings }) => [line, strings])).toEqual([
    [2, ['p.id = ', '']],
    [3, ['\n  select id from t where ', ' and ', '']],
    [4, ['b']],
  ]);
});

test.each([
  ['server/src/modules/selling/orders/a.store.ts', 0],
  ['server/src/modules/selling/orders/a.test.ts', 0],
  ['server/src/checks/a.ts', 0],
  ['server/src/modules/selling/orders/a.ts', 3],
])('SQL is in stores: %s', (path, count) => {
  expect(findStraySql(findSqlTemplates([file(path, store)]))).toHaveLength(count);
});

test('SQL that no test ran is a fault, and so is a lie', () => {
  const templates = findSqlTemplates([file('server/src/a.store.ts', store), file('server/src/a.test.ts', store)]);
  const run = new Set(templates.slice(1).map(({ strings }) => strings.join('\0')));
  expect(sqlFaults(templates, { run, lies: [] })).toEqual([]);
  expect(sqlFaults(templates, { run: new Set(['b']), lies: ['a lie'] })).toEqual([
    'a lie',
    'server/src/a.store.ts:2 no test runs this SQL',
    'server/src/a.store.ts:3 no test runs this SQL',
  ]);
});

test('comments are blanked, addresses are not, and lines stay where they are', () => {
  expect(withoutComments("a // b\n/* c\nd */ 'https://e'")).toBe("a     \n    \n     'https://e'");
});

test('texts have both languages, each in its own letters', () => {
  const source = "t({ ar: { a: 'أهلًا', b: 'Hello', c: '{count}' }, en: { a: 'Hello', b: 'أهلًا', d: 'x' } })";
  expect(findTextFaults([file('a.ts', source)]).map(({ message }) => message)).toEqual([
    'c is not said in English',
    'd is not said in Arabic',
    'b has no Arabic letter in its Arabic text',
    'b has Arabic in its English text',
  ]);
});

test('a text that names a shop is found, a word of its letters is not', () => {
  const files = [
    file('x.ar.ts', "export const t = { a: 'أهلًا في واحة', b: 'أهلًا في {shop}', c: 'حي الواحة' };"),
    file('x.en.ts', "export const t = { a: 'Welcome', b: 'The Waha team', c: 'Al Wahah' };"),
  ];
  expect(findTextFaults(files).map(({ message }) => message)).toEqual([
    'a names a shop: write {shop}',
    'b names a shop: write {shop}',
  ]);
});

test('twin files are held against each other', () => {
  const files = [
    file('x.ar.ts', "export const t = { 'a.b': 'نعم', c: 'لا' } as const;"),
    file('x.en.ts', "export const t = { 'a.b': 'yes' };"),
  ];
  expect(findTextFaults(files).map(({ message }) => message)).toEqual(['c is not said in English']);
});

test.each([
  [`/*${'*'} What a list is narrowed to. */`, 1],
  [`/*${'*'} Whoever signs in on this device. */`, 1],
  ['// Nobody asks for it meanwhile.\n// And so on.', 1],
  ['/** What? */', 0],
  ['/** Filters of a list. */', 0],
  [`/** ${'word '.repeat(31)}. */`, 1],
  [`/** ${'word '.repeat(20)}. ${'word '.repeat(20)}. */`, 0],
])('comments that are hard to read once: %s', (text, count) => {
  expect(findUnclearComments([file('a.ts', text)])).toHaveLength(count);
});

test('terms are found in their files, and files are there', () => {
  const table =
    '| term | file |\n|---|---|\n| bulkhead | [`a.ts`](../a.ts) |\n| gone | [`b.ts`](../b.ts) |\n| absent | [`a.ts`](../a.ts) |';
  const found = findMissingTerms([file('docs/terms.md', table), file('a.ts', '/** A Bulkhead. */')]);
  expect(found.map(({ message }) => message)).toEqual(['b.ts is not there', 'does not say "absent" (docs/terms.md)']);
});

test('a decision is in the index by its title', () => {
  const index = file(
    'docs/decisions/README.md',
    '| [0001](0001-a.md) | **One**: … |\n| [0003](0003-c.md) | **Old title** |',
  );
  const decisions = ['0001-a.md', '0002-b.md', '0003-c.md'];
  const titles = ['# 0001 One', '# 0002 Two', '# 0003 Three'];
  const files = decisions.map((name, at) => file(`docs/decisions/${name}`, titles[at] ?? ''));
  expect(findUnlistedDecisions([index, ...files]).map(({ path }) => path)).toEqual([
    'docs/decisions/0002-b.md',
    'docs/decisions/0003-c.md',
  ]);
});

test('folders of more than 40 files are found', () => {
  const files = Array.from({ length: 41 }, (_, at) => file(`server/src/a/${at}.ts`, ''));
  expect(findLargeFolders(files)).toHaveLength(1);
  expect(findLargeFolders(files.slice(1))).toHaveLength(0);
});

test('optional packages of other platforms are in the lockfile', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } },
    'node_modules/tool-linux': { optional: true },
  };
  const found = findUnlockedOptionals([file('package-lock.json', JSON.stringify({ packages }))]);
  expect(found.map(({ message }) => message)).toEqual(['node_modules/tool may need tool-mac, which is not listed']);
});
