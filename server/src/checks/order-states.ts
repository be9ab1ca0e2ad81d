import { sql } from '../platform/database/index.ts';

/** Orders that hold what they took. */
export const LIVE = sql`('pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'return_requested')`;
/** Orders that gave everything back. */
export const UNDONE = sql`('cancelled', 'expired')`;

/** Orders of which pieces may have come back: what was received and can be sold again is theirs no more. */
export const DONE = sql`('returned', 'refunded')`;
