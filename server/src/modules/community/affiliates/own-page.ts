/** Two of them, or one turned round, and a browser reads a host. */
const ELSEWHERE = /^[/\\]{2}/;
const LONGEST = 200;

/** Parses the address of a page of this shop as a path with query; null for another site or an invalid address. */
function readOwn(written: string, origin: string): URL | null {
  const path = written.trim();
  if (!path.startsWith('/') || ELSEWHERE.test(path) || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === new URL(origin).origin && !ELSEWHERE.test(url.pathname) ? url : null;
}

/** The path under which clicks on a page are stored: one spelling in both languages, without the query. */
export function ownPath(written: string): string | null {
  const url = readOwn(written, 'http://shop.invalid');
  const path = url?.pathname.replace(/^\/en(?=\/|$)/, '').replace(/(?<=.)\/+$/, '');
  return path === undefined || path.length > LONGEST ? null : path || '/';
}

/** The address of a page with this code in it; it replaces any other code. */
export function linkTo(written: string, code: string, publicUrl: string): string | null {
  const url = readOwn(written, publicUrl);
  if (!url) return null;
  url.searchParams.delete('ref');
  url.searchParams.append('ref', code);
  url.hash = '';
  return url.href;
}
