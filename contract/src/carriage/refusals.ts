export const carriageRefusals = {
  'carriage.not_found': 404,
  'carriage.carrier_off': 409,
  'carriage.no_cash': 409,
  'carriage.being_booked': 409,
  'carriage.not_open': 409,
  'carriage.under_way': 409,
  'carriage.no_label': 404,
  'carriage.label_unreachable': 503,
  'carriage.label_unreadable': 503,
  'carriage.webhook_refused': 401,
} as const;
