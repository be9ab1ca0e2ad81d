import type { Guard } from './api-process.ts';

/** The conditions under which a level is lowered: without them races sell more than there is. */
export const takeGuard: Guard = {
  file: 'stock.store.ts',
  guard: 'and greatest(s.quantity, 0) >= w.quantity - w.later and s.quantity + s.backorder_limit >= w.quantity',
  instead: '',
};
