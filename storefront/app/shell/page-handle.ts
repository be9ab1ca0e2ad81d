import type { AreaName } from '../text/areas.ts';

/** `handle` that the build exports for a page's route, from its row in pages.ts (vite/page-exports.ts). */
export interface PageHandle {
  /** Text areas of its pages in addition to `shell`. */
  texts?: readonly AreaName[];
  /** Without header, footer and floating buttons (checkout), or with a frame of its own instead (the community). */
  bare?: true | 'frame';
  /** Excluded from search engines and from the site map. */
  noIndex?: boolean;
  /** Segment of its path that its canonical address omits, if two addresses show one page. */
  leftOff?: string;
}
