/** Reasons why a parcel is not booked, stored by key and said in the reader's language. */
export const problems = [
  'unreachable',
  'carrier_off',
  'refused',
  'order_changed',
  'number_taken',
  'return_changed',
  'pickup_refused',
  'label_not_cancelled',
] as const;
export type Problem = (typeof problems)[number];
