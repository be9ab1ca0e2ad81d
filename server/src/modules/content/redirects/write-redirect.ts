import type { Database, Tx } from '../../../platform/database/index.ts';
import { comparablePath } from '../../../platform/path/index.ts';
import { insertRedirect, lockRedirects, readRedirectsOf } from './redirects.store.ts';

/** An address as typed or copied, read: its path as it is compared, and as it is followed. */
interface Address {
  path: string;
  target: string;
}

/** Reads a path or a whole address; its host and its language are left out. Undefined for the home page and for no path. */
export function readAddress(typed: string): Address | undefined {
  if (!/^(?:\/|https?:\/\/)/i.test(typed)) return undefined;
  try {
    const { pathname, search } = new URL(typed, 'https://shop.invalid');
    // Several slashes at the start would name another host, before and after the language is taken off.
    const plain = oneSlash(oneSlash(decodeURIComponent(pathname)).replace(/^\/en(?=\/|$)/, ''));
    const path = comparablePath(encodeURIComponent(plain));
    return path === undefined ? undefined : { path, target: `${plain}${search}` };
  } catch {
    return undefined;
  }
}

const oneSlash = (path: string) => path.replace(/^[/\\]+/, '/');

export type RedirectFault = 'not_a_path' | 'taken' | 'loop';

/**
 * Leads an address elsewhere. A target that is led elsewhere itself is replaced by its own target, so that there are no
 * chains; those that would lead back are `loop`. Returns the redirect's id, or why there is none.
 */
export async function writeRedirect(
  tx: Tx,
  draft: { from: string; to: string },
  at: Date,
): Promise<{ id: number } | { fault: RedirectFault; field: 'from' | 'to' }> {
  const from = readAddress(draft.from);
  const to = readTarget(draft.to);
  if (!from) return { fault: 'not_a_path', field: 'from' };
  if (!to) return { fault: 'not_a_path', field: 'to' };
  await lockRedirects(tx);
  const [next] = await readRedirectsOf(tx, [to.path]);
  const target = next ? { path: next.target_path, target: next.target } : to;
  if (target.path === from.path) return { fault: 'loop', field: 'to' };
  const written = { path: from.path, target: target.target, targetPath: target.path, at };
  const id = await insertRedirect(tx, written);
  return id === undefined ? { fault: 'taken', field: 'from' } : { id };
}

/** Reads where a redirect leads: an address as `readAddress` reads it, or the home page. */
export function readTarget(typed: string): Address | undefined {
  return isHome(typed) ? { path: '/', target: '/' } : readAddress(typed);
}

function isHome(typed: string): boolean {
  try {
    return /^(?:\/|https?:\/\/)/i.test(typed) && /^\/(?:en\/?)?$/.test(new URL(typed, 'https://shop.invalid').pathname);
  } catch {
    return false;
  }
}

/** Where a path of no page leads now, encoded for a `Location`; undefined if nowhere. */
export async function findRedirect(db: Database, path: string): Promise<string | undefined> {
  const wanted = comparablePath(path);
  if (wanted === undefined) return undefined;
  const [found] = await readRedirectsOf(db, [wanted]);
  if (!found) return undefined;
  const { pathname, search } = new URL(encodeURI(found.target), 'https://shop.invalid');
  return oneSlash(pathname) + search;
}
