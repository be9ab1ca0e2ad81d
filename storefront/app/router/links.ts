import type { FunctionComponent, RefAttributes } from 'react';
import {
  type FormProps,
  type LinkProps,
  type NavigateOptions,
  type NavLinkProps,
  Form as RouterForm,
  Link as RouterLink,
  NavLink as RouterNavLink,
  redirect as routerRedirect,
  useHref as useRouterHref,
  useNavigate as useRouterNavigate,
} from 'react-router';
import type { pages } from '../pages.ts';

/*
 * React Router's navigation functions and components, typed by the table of pages: an address of no page does not
 * compile. At run time they are React Router's own. Lint refuses the untyped ones elsewhere (biome.json).
 */

type PagePath = Exclude<keyof typeof pages, '/*' | '/manifest.webmanifest'>;

type FilledSegment<Segment extends string> = Segment extends `:${string}?`
  ? '' | `/${string}`
  : Segment extends `:${string}`
    ? `/${string}`
    : Segment extends `${infer Word}?`
      ? '' | `/${Word}`
      : `/${Segment}`;

/** `/product/:id/:slug?` is `/product/${string}` or `/product/${string}/${string}`. */
type Filled<Path extends string> = Path extends `/${infer Segment}/${infer Rest}`
  ? `${FilledSegment<Segment>}${Filled<`/${Rest}`>}`
  : Path extends `/${infer Segment}`
    ? FilledSegment<Segment>
    : never;

/** A query string with its question mark, or ''. */
export type Query = '' | `?${string}`;

/** The path of a page of the shop, without the language: the router puts `/en` before it. */
export type PageAddress = Filled<PagePath>;

/** Address within the shop: a page, with an optional query and fragment. */
export type Address = PageAddress | `${PageAddress}${'?' | '#'}${string}`;

/** Target of a link: a page, or a state of the current page. */
export type Target = Address | `${'?' | '#'}${string}` | { pathname?: PageAddress; search?: string; hash?: string };

/**
 * Address from data (an earlier step, or part of a text), which the caller has checked for a single leading slash. Only
 * the router can resolve its page.
 */
export function addressFrom(path: `/${string}`): Address {
  return path as Address;
}

type To<Props> = Omit<Props, 'to'> & { to: Target } & RefAttributes<HTMLAnchorElement>;

export const Link: FunctionComponent<To<LinkProps>> = RouterLink;
export const NavLink: FunctionComponent<To<NavLinkProps>> = RouterNavLink;
export const Form: FunctionComponent<
  Omit<FormProps, 'action'> & { action?: PageAddress } & RefAttributes<HTMLFormElement>
> = RouterForm;
/** The address as in the browser, with its language. */
export const useHref: (to: Target) => string = useRouterHref;
export const useNavigate: () => (to: Target, options?: NavigateOptions) => void | Promise<void> = useRouterNavigate;
/** A header holds ASCII: an Arabic slug is percent-encoded there. What is encoded already stays as it is. */
export const redirect = (to: Address, status?: number): Response =>
  routerRedirect(to.replace(/[\u0080-\uffff]+/g, encodeURIComponent), status);
