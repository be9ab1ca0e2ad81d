import type { PlainKey } from '@waha/kit/texts';
import type { AreaName, Areas } from './text/areas.ts';

/** A message of the shop that needs no values, by its area and key: `cart.title`. */
export type Saying = { [Name in AreaName]: `${Name}.${PlainKey<Areas[Name]> & string}` }[AreaName];

/** Declaration of a page outside its route file. Its key in the table is the path pattern. */
export interface PageRow {
  /** The route file, from app/. One file may render several pages. */
  readonly file: string;
  /** The layout route around it, from app/: it stays mounted between its pages. */
  readonly within?: string;
  /**
   * Audience. `everyone`: the same for all, cached by the server and by the device. `reader`: the document is the same
   * for all and the server caches it; the browser adds one person's data, so the device does not store it. `secret`:
   * its address identifies one person's record; it is never stored (`no-store`) and sends no referrer.
   */
  readonly for: 'everyone' | 'reader' | 'secret';
  /**
   * Query parameters that the page reads. All others are removed before rendering, so that they create no further cache
   * entries.
   */
  readonly reads?: readonly string[];
  /** True if it handles a form: its route file has an `action`. */
  readonly form?: true;
  /**
   * How search engines find it. `fixed`: always listed in the site map, by its path. `offered`: the module of its items
   * lists an address for each. Without it the page is in no site map and has `noindex`.
   */
  readonly found?: 'fixed' | 'offered';
  /** Text areas of the page in addition to `shell`. A test compares the list with the imports of its file. */
  readonly texts: readonly AreaName[];
  /** Its title and description, if they depend on no data; other pages export a `meta` of their own. */
  readonly title?: Saying;
  readonly description?: Saying;
  /**
   * Without header, footer and floating buttons. `frame`: the layout around it renders a frame of its own, including
   * `main`, instead.
   */
  readonly bare?: true | 'frame';
  /**
   * An address of it in the demo shop, which the walks through all pages open (e2e/support/public-routes.ts): written
   * out, or by the shown item. `customer` and `order`: pages of one person, opened by walks of their own; `file`: not a
   * page to check.
   */
  readonly example: `/${string}` | { product: string } | { bundle: string } | 'payment' | 'customer' | 'order' | 'file';
  /** schema.org types of its structured data, in addition to the organisation. */
  readonly describes?: readonly string[];
}
