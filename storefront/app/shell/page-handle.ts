import type { AreaName } from '../text/areas.ts';

/** What a route may export as `handle`. */
export interface PageHandle {
  /** Text areas its pages speak with, besides `shell`. */
  texts?: readonly AreaName[];
  /** Without header, footer and floating buttons (checkout, the community). */
  bare?: boolean;
}
