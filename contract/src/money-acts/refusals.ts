export const moneyActRefusals = {
  'money_acts.approval_needed': 403,
  'money_acts.own_account': 403,
} as const;
