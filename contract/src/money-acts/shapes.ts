/** Acts of staff by which money, or what pays like money, leaves the shop. */
export const moneyActKinds = ['store_credit', 'order_refund', 'return_refund', 'order_cancel'] as const;
export type MoneyActKind = (typeof moneyActKinds)[number];

/** Alerts to owners: the sum of a day near its ceiling, many acts for one customer in a day, an act for an own account. */
export const moneyAlertKinds = ['day_sum', 'many_acts', 'own_account'] as const;
export type MoneyAlertKind = (typeof moneyAlertKinds)[number];
