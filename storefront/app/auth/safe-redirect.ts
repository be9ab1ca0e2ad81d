import { type Address, addressFrom } from '../router/links.ts';

/**
 * Target after signing in: the path stored by a guard, if it belongs to the shop. A target that a browser could read as
 * another site (`//evil`, `/\evil`, `javascript:`) becomes the home page.
 */
export function safeRedirect(wanted: string | null): Address {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, 'http://shop.invalid');
  if (
    origin !== 'http://shop.invalid' ||
    /^\/(login|register|forgot-password|reset-password|undo-change)/.test(pathname)
  )
    return '/';
  return addressFrom(`/${pathname.slice(1)}${search}${hash}`);
}

/** Address of the login page, with a redirect back to the given location. */
export function loginPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): Address {
  return `/login?redirect=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
}
