/**
 * Orders that were led to their payment in this tab: to a payment page, or by the sheet of a wallet. Only once, since otherwise
 * going back would be impossible.
 */
export const ledToPayment = new Set<string>();
