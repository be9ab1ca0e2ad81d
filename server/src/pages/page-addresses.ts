/** The audience of a page, the query fields it reads and whether it takes a form; see storefront/app/page-row.ts. */
export interface PageRow {
  for: 'everyone' | 'reader' | 'secret';
  reads?: readonly string[];
  form?: true;
}

export interface PageAddress {
  /** Which page it is, as the shop names its pages; `*` for an address it does not have. */
  pattern: string;
  /** The canonical path; with `query` the address the page is rendered and cached under. */
  path: string;
  query: string;
  /** The query fields the page does not read; a redirect preserves them. */
  unread: string;
  /** True where the address had the canonical path; otherwise the reader is redirected. */
  isOwnPath: boolean;
  /** True where the page must not be cached. */
  isSecret: boolean;
  /** True for one of a bounded number of addresses: a page of the shop without query choices. */
  isPlain: boolean;
}

export type ReadPageAddress = (url: string) => PageAddress;

/** The longest query of a cached page; the longest search with all filters is shorter. */
const LONGEST_KEPT_QUERY = 600;
/** React Router's parameter for the loaders of a data request. */
const ROUTES = '_routes';
/** React Router writes `/_.data` for a path that ends in a slash. */
const DATA = /(?:\/_)?\.data$/;

interface Pattern extends PageRow {
  name: string;
  segments: readonly string[];
  test: RegExp;
}

/**
 * Parses page addresses. All spellings of an address have one canonical form: extra parameters, repeated slashes,
 * order, case and escapes create no copies of a page.
 */
export function createPageAddresses(
  pages: Readonly<Record<string, PageRow>>,
  routeIds: ReadonlySet<string>,
): ReadPageAddress {
  const patterns = Object.entries(pages)
    .filter(([path]) => path !== '/*')
    .flatMap(([path, row]) => withAndWithout(path).map((one) => compile(one, row)))
    // Literal paths go before placeholders.
    .sort((a, b) => placeholders(a) - placeholders(b));
  return (url) => {
    const [path, query] = split(url);
    const meant = resolve(path);
    const base = /^\/en(?=[/.]|$)/.test(meant) ? '/en' : '';
    const isData = DATA.test(meant);
    const page =
      meant
        .slice(base.length)
        .replace(DATA, '')
        .replace(/(?!^)\/$/, '') || '/';
    const pattern = patterns.find(({ test }) => test.test(page));
    const asked = new URLSearchParams(query);
    const read = readQuery(asked, pattern?.reads ?? [], isData ? routeIds : new Set());
    // An unknown address keeps its path, with one leading slash: a redirect to `//host` would leave the shop.
    const own = pattern ? writeAddress(base, writeOwn(pattern, page), isData) : path.replace(/^\/+/, '/');
    return {
      pattern: pattern?.name ?? '*',
      path: own,
      query: read,
      unread: unreadOf(asked, pattern?.reads ?? []),
      isOwnPath: pattern === undefined || own === path,
      isSecret: pattern?.for === 'secret' || read.length > LONGEST_KEPT_QUERY,
      isPlain: pattern !== undefined && read === '',
    };
  };
}

/**
 * The cache key of a page's address. Shared links end in `?ref=` alone, which no page reads (docs/decisions/0040): such
 * addresses are not parsed. One with a non-canonical path is not in the cache and is resolved by the route of pages.
 */
export function cachedSpellings(read: ReadPageAddress): (url: string) => string {
  return (url) => {
    const shared = /^[^?]*(?=\?ref=[^&]*$)/.exec(url)?.[0];
    if (shared !== undefined) return shared;
    const { path, query } = read(url);
    return path + query;
  };
}

/** Addresses of the pages that take a form, as a browser and the router (`.data`) send it, in both languages. */
export function formAddresses(pages: Readonly<Record<string, PageRow>>): string[] {
  const paths = Object.keys(pages).filter((path) => pages[path]?.form);
  return paths.flatMap((path) => ['', '/en'].flatMap((base) => [`${base}${path}`, `${base}${path}.data`]));
}

/** Writes an address as links of the shop and its router do. */
function writeAddress(base: string, page: string, isData: boolean): string {
  if (isData) return `${base}${page === '/' ? (base ? '' : '/_') : page}.data`;
  return page === '/' && base ? base : `${base}${page}`;
}

/**
 * Splits an address without its `#` into path and query. An absolute URL, as sent to a proxy, is treated as its path.
 */
function split(url: string): [path: string, query: string] {
  const [, path = '/', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/i.exec(url) ?? [];
  return [path.startsWith('/') ? path : `/${path}`, query];
}

/**
 * Resolves a path as the router will see it: without `.` and `..` in any encoding, and without repeated slashes; never
 * a host.
 */
function resolve(path: string): string {
  return new URL(`http://shop.invalid${path}`).pathname.replace(/\/{2,}/g, '/');
}

/** `/account?/orders` is two paths, `/product/:id/:slug?` too. */
function withAndWithout(path: string): string[] {
  const optional = /\/[^/]+\?(?=\/|$)/.exec(path)?.[0];
  if (!optional) return [path];
  return [path.replace(optional, optional.slice(0, -1)), path.replace(optional, '')].flatMap(withAndWithout);
}

function compile(path: string, row: PageRow): Pattern {
  const segments = path.split('/').filter(Boolean);
  const source = segments.map((segment) => (segment.startsWith(':') ? '/[^/]+' : `/${segment.replace('.', '\\.')}`));
  return { ...row, name: path, segments, test: new RegExp(`^${source.join('') || '/'}$`, 'i') };
}

function placeholders({ segments }: Pattern): number {
  return segments.filter((segment) => segment.startsWith(':')).length;
}

/** A path in the shop's canonical form: its own words in their case, the rest with the fewest escapes. */
function writeOwn({ segments }: Pattern, path: string): string {
  const given = path.split('/').slice(1);
  return `/${segments.map((segment, index) => (segment.startsWith(':') ? escapeOnce(given[index] ?? '') : segment)).join('/')}`;
}

function escapeOnce(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text)).replace(/%(3A|40|2C|3B|24|26|2B|3D)/g, decodeURIComponent);
  } catch {
    return text;
  }
}

/** The query fields the page reads, in one order, without empty or repeated ones. */
function readQuery(asked: URLSearchParams, reads: readonly string[], routeIds: ReadonlySet<string>): string {
  const kept = new URLSearchParams();
  for (const name of reads) for (const value of new Set(asked.getAll(name))) if (value !== '') kept.append(name, value);
  const routes = new Set((asked.get(ROUTES) ?? '').split(',').filter((id) => routeIds.has(id)));
  if (routes.size > 0) kept.append(ROUTES, [...routes].toSorted().join(','));
  const text = kept.toString();
  return text && `?${text}`;
}

function unreadOf(asked: URLSearchParams, reads: readonly string[]): string {
  return new URLSearchParams([...asked].filter(([name]) => name !== ROUTES && !reads.includes(name))).toString();
}
