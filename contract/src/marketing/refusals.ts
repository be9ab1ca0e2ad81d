export const marketingRefusals = {
  'marketing.campaign_not_found': 404,
  'marketing.campaign_sent': 409,
  'marketing.campaign_not_sending': 409,
  'marketing.flow_not_found': 404,
  'marketing.flow_is_on': 409,
  'marketing.too_many_flows': 409,
  'marketing.no_message': 422,
  'marketing.channel_off': 409,
  'marketing.no_price': 409,
  'marketing.not_approved': 409,
  'marketing.approvals_unknown': 503,
} as const;
