import { z } from 'zod';
import { riyals, text, timestamp } from '../platform/shapes.ts';
import { orderStatuses, supplementTravels } from '../vocabulary/index.ts';

/** Additions to one order that wait for their payment at one time. */
export const MOST_WAITING_SUPPLEMENTS = 3;
/** Additions to one order that are neither cancelled, expired nor refunded. */
export const MOST_LIVE_SUPPLEMENTS = 10;
/** Additions to one order in all, those that are over included. */
export const MOST_SUPPLEMENTS = 30;

export const supplementTravel = z
  .enum(supplementTravels)
  .describe(
    '`waiting` for its payment; `together` with the first order, while that one is here; `alone`, after the first has left',
  );

/** The other order of an addition to a paid order, and how the addition goes to its buyer. */
export const orderKin = z.object({
  id: z.uuid(),
  number: text(30),
  status: z.enum(orderStatuses),
  status_label: text(120),
  total: riyals,
  hold_expires_at: timestamp.nullable(),
  travels: supplementTravel,
});
export type OrderKin = z.infer<typeof orderKin>;
