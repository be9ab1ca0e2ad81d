import { modules } from './server/src/modules.ts';

/** The borders of docs/decisions/0001 and ARCHITECTURE.md, held on every import. */

const MODULES = '^server/src/modules/';
const MODULE_TESTS = '\\.test\\.ts$';
/** Journeys of extensions, which e2e loads. */
const JOURNEYS = '^extensions/[^/]+/[^/]+\\.journey\\.ts$';

/** A module imports those its manifest names, by their `index.ts`, and nothing else of the shop. */
const folderOf = Object.fromEntries(modules.map(({ name, wing }) => [name, `${wing}/${name}`]));
const foldersOf = (names) => names.map((name) => folderOf[name]).join('|');
const moduleRules = modules.map(({ name, wing, uses }) => ({
  name: `${name}-knows-only-what-it-uses`,
  comment: `modules/${wing}/${name} may import ${uses.join(', ') || 'no other module'}: \`uses\` in its module.ts`,
  severity: 'error',
  from: { path: `${MODULES}${wing}/${name}/`, pathNot: MODULE_TESTS },
  to: { path: MODULES, pathNot: `${MODULES}(${foldersOf([name, ...uses])})/` },
}));

/** Modules that a module uses stand before it in modules.ts. */
for (const [at, { name, uses }] of modules.entries()) {
  const late = uses.filter((used) => !modules.slice(0, at).some((before) => before.name === used));
  if (late.length > 0) throw new Error(`${name} uses ${late.join(', ')}, which does not stand before it in modules.ts`);
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'What imports each other cannot be understood one at a time',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The import leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' },
    },
    {
      name: 'module-by-its-door',
      comment: 'A module is entered through its index.ts, which names what it gives',
      severity: 'error',
      from: { path: '^server/src/(?!modules/|modules\\.ts)|^server/src/modules/([^/]+/[^/]+)/' },
      to: { path: `${MODULES}[^/]+/[^/]+/`, pathNot: [`${MODULES}[^/]+/[^/]+/index\\.ts$`, `${MODULES}$1/`] },
    },
    {
      name: 'declared-module',
      comment: 'A folder of a wing of modules/ has a module.ts, which stands in server/src/modules.ts',
      severity: 'error',
      from: { path: MODULES, pathNot: [MODULE_TESTS, `${MODULES}(${foldersOf(modules.map(({ name }) => name))})/`] },
      to: {},
    },
    {
      name: 'manifest-is-for-the-list',
      comment: 'A module.ts is read by modules.ts alone; other modules use the door',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/modules\\.ts$' },
      to: { path: `${MODULES}[^/]+/[^/]+/module\\.ts$` },
    },
    ...moduleRules,
    {
      name: 'manifest-knows-no-module',
      comment:
        'Modules provide values to others by their manifests; the server mounts what manifests say and names no module',
      severity: 'error',
      from: { path: '^server/src/(manifest/|app\\.ts$|background\\.ts$)', pathNot: MODULE_TESTS },
      to: { path: MODULES },
    },
    {
      name: 'platform-knows-no-shop',
      comment: 'platform holds no word of the trade: it imports platform, the contract and packages',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { path: '^(server/src/(?!platform/)|storefront/|kit/|demo/)' },
    },
    {
      name: 'contract-depends-on-zod-only',
      comment: 'What crosses the wire must be readable by any client',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(contract/src/|node_modules/zod/)' },
    },
    {
      name: 'extend-knows-nothing-of-ours',
      comment:
        'The ports are what extensions see of the shop; of ours they know types of the wire (docs/decisions/0115, 0118)',
      severity: 'error',
      from: { path: '^extend/' },
      to: {
        path: '^(contract|kit|server|storefront|admin|demo|tools|e2e|bench|extensions)/|^waha\\.config\\.ts$',
        pathNot: '^contract/src/(types|client)\\.ts$',
      },
    },
    {
      name: 'extend-imports-contract-types-only',
      comment: 'An extension runs without the code of the contract: its calls and events are types',
      severity: 'error',
      from: { path: '^extend/' },
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'extensions-know-the-ports-alone',
      comment:
        'An extension imports @waha/extend and packages: nothing of the shop, and no other extension. Protocols share machine-checkouts/',
      severity: 'error',
      from: { path: '^extensions/([^/]+)/', pathNot: JOURNEYS },
      to: {
        path: '^(contract|kit|server|storefront|admin|demo|tools|e2e|bench|extensions)/|^waha\\.config\\.ts$',
        pathNot: ['^extensions/$1/', '^extensions/machine-checkouts/'],
      },
    },
    {
      name: 'extensions-are-for-the-list',
      comment:
        'Only waha.config.ts names extensions, and the day that a whole shop has; the shop compares what they can do',
      severity: 'error',
      from: { path: '^(contract|kit|server|storefront|admin|demo|tools|e2e|bench)/', pathNot: '^tools/day/' },
      to: { path: '^extensions/' },
    },
    {
      name: 'storefront-never-server',
      comment: 'The storefront knows the contract, not who answers it',
      severity: 'error',
      from: { path: '^storefront/' },
      to: { path: '^(server|extend|demo|tools|e2e|bench)/' },
    },
    {
      name: 'storefront-imports-contract-types-only',
      comment:
        'Schemas must not reach a browser: import types, or what holds no schema (@waha/contract/client, /phone, /short-address, /vocabulary)',
      severity: 'error',
      from: { path: '^storefront/app/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^contract/src/(?!(client|phone|short-address|money)\\.ts$|vocabulary/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'admin-knows-contract-and-kit',
      comment:
        'The admin knows the contract and the kit; what it shares with the storefront is in the kit (docs/decisions/0107)',
      severity: 'error',
      from: { path: '^admin/' },
      to: { path: '^(server|extend|storefront|demo|tools|e2e|bench)/' },
    },
    {
      name: 'kit-knows-the-contract-alone',
      comment: 'The kit is under storefront and admin and imports neither',
      severity: 'error',
      from: { path: '^kit/' },
      to: { path: '^(server|storefront|admin|demo|tools|e2e|bench)/' },
    },
    {
      name: 'kit-imports-contract-types-only',
      comment: 'Schemas must not reach a browser, as in the storefront',
      severity: 'error',
      from: { path: '^kit/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^contract/src/(?!(client|phone|money)\\.ts$|vocabulary/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'admin-imports-contract-types-only',
      comment: 'Schemas must not reach a browser, as in the storefront',
      severity: 'error',
      from: { path: '^admin/app/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^contract/src/(?!(client|phone|money|audit-actions)\\.ts$|vocabulary/|theme/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nobody-imports-the-admin',
      comment: 'Not a byte of it may reach a shopper',
      severity: 'error',
      from: { pathNot: ['^(admin|e2e)/', JOURNEYS] },
      to: { path: '^admin/' },
    },
    {
      name: 'journeys-know-the-words-of-the-admin',
      comment: 'A journey looks for what the admin says, and knows nothing else of it',
      severity: 'error',
      from: { path: ['^e2e/', JOURNEYS] },
      to: { path: '^admin/(?!app/text/(ar|en)/)' },
    },
    {
      name: 'demo-imports-nothing-of-ours',
      comment: 'The demo shop is data; the server turns it into a shop',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(contract|kit|server|storefront|admin|tools|e2e|bench)/' },
    },
    {
      name: 'no-test-code-in-the-shop',
      comment: 'What runs in the shop does not import what tests are made of',
      severity: 'error',
      from: {
        path: '^(contract|kit|server|storefront|admin|demo)/',
        pathNot: ['\\.(test|fixture)\\.tsx?$', '^server/src/(testing/|crash/|cli/generate-db-types\\.ts)'],
      },
      to: { path: '\\.(test|fixture)\\.tsx?$|^server/src/testing/|^e2e/|^bench/' },
    },
    {
      name: 'passwords-cost-what-they-must',
      comment: 'Only tests hash cheaply: the shop uses the door of platform/password, which cannot',
      severity: 'error',
      from: { path: '^server/src/(?!platform/password/|testing/)' },
      to: { path: '^server/src/platform/password/hash-password\\.ts$' },
    },
    {
      name: 'no-undeclared-package',
      comment: 'Name the package in the package.json of the workspace that imports it',
      severity: 'error',
      // Examples of the guides are run by tests, with the packages of those.
      from: { pathNot: '\\.(test|fixture)\\.tsx?$|^docs/how-to/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router|\\.data)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
