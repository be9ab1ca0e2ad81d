import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text, typedCode, version } from '../platform/shapes.ts';

/** Sources of the public address: a variable of the environment, the settings, or none, where it is the machine's own. */
export const addressSources = ['environment', 'settings', 'none'] as const;
/** Checks of a domain before it is used, in this order; a failed one leaves the rest unasked. */
export const domainChecks = ['resolves', 'answers', 'is_this_shop'] as const;
export const domainFaults = [
  'no_record',
  'private_address',
  'no_certificate',
  'no_answer',
  'redirects',
  'another_site',
] as const;

const hostName = text(253);

export const domainSettings = z.object({
  address: text(300).describe('Public address of the shop: links, mails and the site map go by it'),
  source: z.enum(addressSources).describe('`environment`: the domain cannot be changed here'),
  in_use: hostName.nullable().describe('Domain that the settings name; null: none yet'),
  wanted: hostName.nullable().describe('Domain that is to be used once it leads here'),
  former: z.array(hostName).max(5).describe('Earlier domains: their pages lead to the present one'),
  restarts: z
    .boolean()
    .describe(
      'True: the shop starts anew by itself and answers at the new address in some seconds. False: somebody has to start it',
    ),
  version,
});
export type DomainSettings = z.infer<typeof domainSettings>;

export const wantedDomain = z.object({
  wanted: typedCode(300).nullable().describe('Domain, also pasted as an address; null: it is not wanted any more'),
  version,
});

export const domainCheck = z.object({
  domain: hostName,
  addresses: z.array(text(45)).max(8).describe('IP addresses that the domain has'),
  passed: z.array(z.enum(domainChecks)).max(domainChecks.length),
  fault: z.enum(domainFaults).nullable().describe('null: the domain leads to this shop'),
});
export type DomainCheck = z.infer<typeof domainCheck>;

const owner = { staff: ['owner'] } as const;

export const domainEndpoints = {
  'GET /admin/settings/domain': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'Domain of the shop, and the one that is to be used',
    reply: domainSettings,
    errors: [],
  }),
  'PUT /admin/settings/domain': endpoint({
    access: owner,
    summary: 'Name a domain that is to be used; nothing changes for visitors before it leads here',
    body: wantedDomain,
    reply: domainSettings,
    errors: ['conflict.changed', 'shop_settings.domain_wrong', 'shop_settings.domain_fixed'],
  }),
  'POST /admin/settings/domain/check': endpoint({
    access: owner,
    summary: 'Ask the wanted domain whether it leads to this shop',
    reply: domainCheck,
    errors: ['shop_settings.domain_missing'],
    limitPerMinute: 10,
  }),
  'POST /admin/settings/domain/use': endpoint({
    access: owner,
    summary: 'Use the wanted domain from now on; it is asked again, and the shop starts anew with it',
    body: z.object({ version }),
    reply: domainSettings,
    errors: [
      'conflict.changed',
      'shop_settings.domain_missing',
      'shop_settings.domain_unproved',
      'shop_settings.domain_fixed',
    ],
    limitPerMinute: 10,
  }),
};
