import { cp, glob, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../check/source-files.ts';

interface Description {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Workspaces whose packages a release uses. */
const WORKSPACES = ['contract', 'demo', 'extend', 'extensions', 'server'];
/** Packages of pages, which the storefront's build leaves to Node. */
const OF_PAGES = ['react', 'react-dom', 'react-router', 'uqr'];
/** Parts of packages that no program reads at run time. */
const UNUSED = /\.(?:map|md|d\.[cm]?ts|ts|tsbuildinfo)$/;
/** Parts of the large ones for browsers, bundlers and other runtimes than Node: 20 MB. */
const NOT_FOR_NODE = [
  /\/react-dom\/cjs\/react-dom-(?:client|profiling)\./,
  /\/react-dom\/cjs\/.*\.(?:browser|bun|edge)\./,
  // Node resolves its folder by this one.
  /\/mediabunny\/dist\/bundles\/mediabunny\.(?!node\.cjs$)/,
  /\/pdfkit\/js\/pdfkit\.(?:browser|old|standalone)/,
  /\/@opentelemetry\/[^/]+\/build\/(?:esm|esnext)$/,
];

/**
 * Copies the packages that a release needs from the repository's `node_modules` into `target`, with all that they depend
 * on and nothing of the builders. `without`: packages to leave out, with what only they need.
 */
export async function copyPackages(target: string, without: readonly string[] = []): Promise<string[]> {
  const roots = (await Promise.all(WORKSPACES.map(dependenciesOf))).flat();
  const found = new Map<string, string>();
  const waiting = [...roots, ...OF_PAGES].map((name) => ({ name, from: ROOT }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.name.startsWith('@waha/') || without.includes(next.name)) continue;
    const folder = await find(next.name, next.from);
    // Optional packages of other platforms are not there.
    if (folder === undefined || found.has(folder)) continue;
    found.set(folder, next.name);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = await describe(
      join(ROOT, folder),
    );
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      waiting.push({ name, from: join(ROOT, folder) });
  }
  const inner = [...found.keys()];
  for (const folder of inner) {
    const own = join(ROOT, folder);
    await mkdir(dirname(join(target, folder)), { recursive: true });
    await cp(own, join(target, folder), {
      recursive: true,
      dereference: false,
      filter: (path) => isUsed(path) && !path.slice(own.length).includes('/node_modules'),
    });
  }
  return inner.sort();
}

const isUsed = (path: string) => !UNUSED.test(path) && !NOT_FOR_NODE.some((part) => part.test(path));

async function dependenciesOf(workspace: string): Promise<string[]> {
  return Object.keys((await describe(join(ROOT, workspace))).dependencies ?? {});
}

async function describe(folder: string): Promise<Description> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Description;
}

/** The folder of a package as Node finds it from another, from the root; undefined where it is not installed. */
async function find(name: string, from: string): Promise<string | undefined> {
  for (let folder = from; folder.length >= ROOT.replace(/\/$/, '').length; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    for await (const _ of glob('package.json', { cwd: path })) return path.slice(join(ROOT, '/').length);
  }
  return undefined;
}
