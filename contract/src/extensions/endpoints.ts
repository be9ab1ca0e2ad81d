import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text, timestamp, typedText, version } from '../platform/shapes.ts';
import {
  extensionPorts,
  extensionStates,
  feedFaults,
  settingKinds,
  settingSources,
  tokenScopes,
} from '../vocabulary/index.ts';

const owner = { staff: ['owner'] } as const;

const setting = z.object({
  name: text(60).describe('Its name in the environment'),
  label: text(120),
  kind: z.enum(settingKinds),
  is_needed: z.boolean().describe('The extension is off without it'),
  is_secret: z.boolean().describe('Its value is never shown'),
  source: z.enum(settingSources).describe('Where its value comes from; the environment wins over the form'),
  value: text(20_000).nullable(),
});

const feed = z.object({
  language: z.enum(['ar', 'en']),
  address: text(400).describe('Its address, with the key where it has one'),
  read_at: timestamp.nullable().describe('The last reading; null before the first'),
  products: z.int().nullable().describe('Products that it listed then'),
  left_out: z.array(z.object({ fault: z.enum(feedFaults), count: z.int() })).max(5),
});

export const extension = z.object({
  name: text(40),
  title: text(120),
  ports: z.array(z.enum(extensionPorts)).max(8),
  state: z
    .enum(extensionStates)
    .describe(
      '`off`: its needed settings are not given; `wrong`: they cannot be used; `unused`: it offers nothing in such a shop',
    ),
  problem: text(300).nullable().describe('What is wrong with its settings'),
  scopes: z.array(z.enum(tokenScopes)).max(20).describe('What it may read and change by its calls'),
  hears: z.array(text(60)).max(40).describe('The events that it is told of'),
  can_try: z.boolean(),
  webhooks: z.array(text(300)).max(6).describe('Addresses to enter at the provider, which it notifies'),
  feeds: z.array(feed).max(2).describe('Its lists of products, while it is on'),
  settings: z.array(setting).max(40),
  version,
});
export type Extension = z.infer<typeof extension>;

const params = z.object({ name: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/) });

export const extensionEndpoints = {
  'GET /admin/extensions': endpoint({
    access: owner,
    summary: 'What extends the shop, and how it is set up',
    reply: z.object({ data: z.array(extension).max(100) }),
    errors: [],
  }),
  'PUT /admin/extensions/{name}': endpoint({
    access: owner,
    summary: 'Change settings of an extension; those that are not named stay as they are',
    params,
    body: z.object({
      values: z
        .array(z.object({ name: typedText(60), value: typedText(20_000).nullable().describe('null takes it away') }))
        .max(40),
      version,
    }),
    reply: extension,
    errors: [
      'extensions.unknown',
      'extensions.setting_unknown',
      'extensions.setting_wrong',
      'extensions.setting_missing',
      'conflict.changed',
    ],
  }),
  'POST /admin/extensions/{name}/try': endpoint({
    access: owner,
    summary: 'Ask an extension whether its settings work; it may call its provider',
    params,
    reply: z.object({ is_good: z.boolean(), text: text(300) }),
    errors: ['extensions.unknown', 'extensions.not_set_up'],
    limitPerMinute: 10,
  }),
};
