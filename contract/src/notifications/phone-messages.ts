import { z } from 'zod';
import { language } from '../identity/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { text, typedPhone } from '../platform/shapes.ts';
import { approvalStates, phoneChannels, phoneMessages, phoneSendingOutcomes } from '../vocabulary/index.ts';

const readers = { staff: ['owner', 'manager'] } as const;

const written = z.object({
  language,
  text: text(1_000).describe('As a text message, about something made up'),
  parts: z.int().describe('Parts of 153 or, in Arabic, 67 letters that a gateway charges'),
  approved: text(1_100).nullable().describe('As WhatsApp says it; null: it has no text for that'),
});

export const phoneMessagePreview = z.object({
  template: text(60),
  message: z.enum(phoneMessages).describe('The row of the table that it belongs to'),
  texts: z.array(written).max(2),
});
export type PhoneMessagePreview = z.infer<typeof phoneMessagePreview>;

export const phoneMessageOverview = z.object({
  channels: z.array(z.enum(phoneChannels)).max(2).describe('Channels that are set up'),
  templates: z.array(phoneMessagePreview).max(40),
  month: z
    .object({ text_parts: z.int(), text_messages: z.int(), whatsapp_messages: z.int() })
    .describe('Sent in the last 30 days'),
});
export type PhoneMessageOverview = z.infer<typeof phoneMessageOverview>;

export const phoneTrial = z.object({ to: typedPhone, language });
export type PhoneTrial = z.input<typeof phoneTrial>;

export const phoneTrialOutcome = z.object({
  outcome: z.enum(phoneSendingOutcomes),
  channel: z.enum(phoneChannels).nullable().describe('The one that took it'),
});
export type PhoneTrialOutcome = z.infer<typeof phoneTrialOutcome>;

export const approval = z.object({ template: text(60), language, state: z.enum(approvalStates) });
export type TemplateApproval = z.infer<typeof approval>;

const params = z.object({ template: z.string().regex(/^[a-z_]{1,60}$/) });

export const phoneMessageEndpoints = {
  'GET /admin/phone-messages': endpoint({
    access: readers,
    summary: 'Every message to a phone as it is sent, about something made up, and what was sent of late',
    reply: phoneMessageOverview,
    errors: [],
  }),
  'POST /admin/phone-messages/{template}/test': endpoint({
    access: readers,
    summary: 'Send one to a phone, by the channels of its row; it counts in the budgets of text messages',
    params,
    body: phoneTrial,
    reply: phoneTrialOutcome,
    errors: ['notifications.phone_message_not_found', 'sms.country_not_served', 'sms.unavailable', 'sms.too_many'],
    limitPerMinute: 5,
  }),
  'GET /admin/phone-messages/approvals': endpoint({
    access: readers,
    summary: 'Texts that WhatsApp approves beforehand, as it says now; none where no channel asks for that',
    reply: z.array(approval).max(80),
    errors: ['notifications.approvals_unknown'],
    limitPerMinute: 20,
  }),
  'POST /admin/phone-messages/{template}/submit': endpoint({
    access: readers,
    summary: 'Submit one text for approval; one that was rejected, or is another than ours, is replaced',
    params,
    body: z.object({ language }),
    reply: z.object({ template: text(60), language }),
    errors: ['notifications.phone_message_not_found', 'notifications.approvals_unknown'],
    limitPerMinute: 60,
  }),
};
