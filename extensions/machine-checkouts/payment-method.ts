import type { PricedSession } from './quote-session.ts';

/** The shop's methods by which machines order: one for parcels, and one for digital goods alone, which cash at the door cannot pay. */
export interface MachineMethods {
  paymentMethod: string | undefined;
  digitalMethod?: string | undefined;
}

/** The method that an order of these things is placed by; undefined where its buyer has to pay on the shop's own page. */
export const methodOf = ({ quote }: PricedSession, { paymentMethod, digitalMethod }: MachineMethods) =>
  quote.needs_shipping ? paymentMethod : digitalMethod;
