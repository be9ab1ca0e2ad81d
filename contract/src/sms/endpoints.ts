import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text, timestamp } from '../platform/shapes.ts';
import { phoneChannels, phoneMessageStates, phoneMessageVerdicts, smsBudgetStates } from '../vocabulary/index.ts';

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

export const orderMessage = z.object({
  template: text(60),
  channel: z.enum(phoneChannels),
  state: z.enum(phoneMessageStates).describe('`claimed`: on its way to the gateway, or lost with a process'),
  verdict: z.enum(phoneMessageVerdicts).nullable().describe('Why it failed; the next channel was taken then'),
  parts: z.int().describe('Parts that a gateway charges; 0 where it has none'),
  sent_at: timestamp,
  state_at: timestamp.describe('When it was last reported of'),
});
export type OrderMessage = z.infer<typeof orderMessage>;

/** Text messages cost money: the number of sent ones, compared with the shop's budgets. */
export const smsEndpoints = {
  'GET /admin/sms': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'Text messages of the last hour and day, against the budgets of the shop',
    reply: smsState,
    errors: [],
  }),
  'GET /admin/sms/orders/{id}': endpoint({
    access: { staff: ['owner', 'manager', 'support', 'fulfilment'] },
    summary: 'Messages to the phone of an order’s buyer, the latest first: by which channel, and what became of each',
    params: z.object({ id: z.uuid() }),
    reply: z.array(orderMessage).max(100),
    errors: [],
  }),
};
