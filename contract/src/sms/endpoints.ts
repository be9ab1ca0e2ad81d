import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text } from '../platform/shapes.ts';
import { smsBudgetStates } from '../vocabulary/index.ts';

const usage = z.object({ sent: z.int(), most: z.int() });

export const smsState = z.object({
  state: z
    .enum(smsBudgetStates)
    .describe(
      '`near`: the alarm share of a budget was reached. `spent`: nothing is sent until the window moves on. `off`: switched off',
    ),
  hour: usage.describe('The last 60 minutes, of the whole shop'),
  day: usage.describe('The last 24 hours'),
  countries: z
    .array(z.object({ country: text(2), sent: z.int() }))
    .max(20)
    .describe('Where the messages of the last 24 hours went, most first'),
});
export type SmsState = z.infer<typeof smsState>;

/** Text messages cost money: the number of sent ones, compared with the shop's budgets. */
export const smsEndpoints = {
  'GET /admin/sms': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'Text messages of the last hour and day, against the budgets of the shop',
    reply: smsState,
    errors: [],
  }),
};
