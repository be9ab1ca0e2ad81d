import { z } from 'zod';
import { language } from '../identity/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { givenRiyals, riyals, text, typedPhone, version } from '../platform/shapes.ts';
import {
  phoneChannelOrders,
  phoneChannels,
  phoneMessages,
  phoneTemplateStates,
  textMessageRules,
} from '../vocabulary/index.ts';

const owner = { staff: ['owner'] } as const;
const readers = { staff: ['owner', 'manager'] } as const;

const shownText = z.object({
  template: text(60),
  language,
  text: text(1_000).describe('About something made up'),
  parts: z.int().describe('Parts of a text message, which gateways charge by'),
});

const row = z.object({
  message: z.enum(phoneMessages),
  is_asked: z.boolean().describe('Somebody asked for it, and always gets it: its rule cannot be changed'),
  rule: z.enum(textMessageRules).describe('`without_email`: only where no e-mail address is known'),
  channels: z.enum(phoneChannelOrders).describe('In their order: the next one is taken where one fails'),
  texts: z.array(shownText).max(10),
});

const usage = z.object({
  messages: z.int(),
  parts: z.int(),
  cost: riyals.describe('Of the parts, by the price of a thousand'),
});

export const phoneTable = z.object({
  available: z.array(z.enum(phoneChannels)).max(2).describe('Channels that an extension has. None: no way in by phone is offered'),
  rows: z.array(row).max(phoneMessages.length),
  price_of_thousand: riyals.describe('Price of a thousand parts; 0: unknown'),
  this_month: usage,
  last_month: usage,
  version,
});
export type PhoneTable = z.infer<typeof phoneTable>;

export const phoneTableEdit = z.object({
  rows: z
    .array(row.pick({ message: true, rule: true, channels: true }))
    .max(phoneMessages.length)
    .describe('Rows that are left out stay as they are'),
  price_of_thousand: givenRiyals(10_000),
  version,
});
export type PhoneTableEdit = z.input<typeof phoneTableEdit>;

const template = z.object({
  template: text(60),
  language,
  category: z.enum(['utility', 'authentication', 'marketing']),
  body: text(1_024),
  button: text(25).nullable(),
  state: z.enum(phoneTemplateStates),
});

export const phoneTemplates = z.object({
  is_available: z.boolean().describe('False: no channel that is set up approves texts'),
  is_reached: z.boolean().describe('False: the provider did not answer, and no state is known'),
  templates: z.array(template).max(100),
});
export type PhoneTemplates = z.infer<typeof phoneTemplates>;

const named = z.object({ template: z.string().regex(/^[a-z_]{1,60}$/) });

export const phoneEndpoints = {
  'GET /admin/phone-messages': endpoint({
    access: readers,
    summary: 'Who is told what by phone, by which channel, with each text as it is sent and what it costs',
    reply: phoneTable,
    errors: [],
  }),
  'PUT /admin/phone-messages': endpoint({
    access: readers,
    summary: 'Change rules, channels and the price of parts. Budgets of text messages hold all the same',
    body: phoneTableEdit,
    reply: phoneTable,
    errors: ['conflict.changed'],
  }),
  'POST /admin/phone-messages/{template}/test': endpoint({
    access: owner,
    summary: 'Send it to one’s own phone, about something made up; ten a day',
    params: named,
    body: z.object({ language, phone: typedPhone }),
    reply: z.object({ to: text(32) }),
    errors: ['notifications.phone_message_not_found', 'sms.unavailable'],
    limitPerMinute: 5,
  }),
  'GET /admin/phone-templates': endpoint({
    access: readers,
    summary: 'Texts that WhatsApp approves before they are sent, each with its state there',
    reply: phoneTemplates,
    errors: [],
    limitPerMinute: 30,
  }),
  'POST /admin/phone-templates/{template}/submit': endpoint({
    access: owner,
    summary: 'Submit a text for approval; one that was rejected or is different is replaced',
    params: named,
    body: z.object({ language }),
    reply: z.object({ is_submitted: z.boolean() }),
    errors: ['notifications.phone_message_not_found', 'notifications.not_submitted'],
    limitPerMinute: 60,
  }),
};
