import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { bilingual, text, timestamp, typedCode, typedLines } from '../platform/shapes.ts';
import { affiliateChannel, application, mawthooqNumber, payoutIban, programme, wishedCode } from './shapes.ts';
import { affiliateStaffEndpoints } from './staff-endpoints.ts';

export const referral = z.object({
  click_id: z.uuid().describe('What an order sends as `referral_code`'),
  code: text(16),
  until: timestamp.describe('When it is to be forgotten'),
});
export type AffiliateReferral = z.infer<typeof referral>;

const share = bilingual(text(600));
export const sharedLink = z.object({
  code: text(16),
  url: text(700),
  qr_svg: text(200_000).describe('A picture of the address, for print or a screen'),
  share_texts: share.describe('To send with the address, which they end with; each says that it is a commission link'),
});
export type AffiliateLink = z.infer<typeof sharedLink>;

export const affiliateApplicationDraft = z.object({
  channels: z.array(affiliateChannel).min(1, 'validation.required').max(5),
  audience: typedLines(1_000),
  mawthooq_number: mawthooqNumber.nullish(),
  iban: payoutIban.nullish().describe('Where withdrawals go unless they say otherwise; can be told later'),
  code: wishedCode.nullish().describe('A wish, the first time; made by the shop where there is none'),
  terms_version: z.int().min(1).max(1_000_000).describe('Of the terms that were shown'),
});
export type AffiliateApplicationDraft = z.input<typeof affiliateApplicationDraft>;

export const affiliateClick = z.object({
  code: typedCode(40),
  page: typedLines(300).describe('The path that was opened'),
  visitor: z.uuid().describe('A number the browser made up and keeps'),
});
export type AffiliateClick = z.input<typeof affiliateClick>;

export const affiliateEndpoints = {
  'GET /community/affiliate/programme': endpoint({
    access: 'public',
    summary: 'What the affiliate programme pays and asks now',
    reply: programme,
    errors: [],
    cache: { tags: ['affiliate-programme'] },
  }),
  'POST /community/affiliate/apply': endpoint({
    access: 'customer',
    summary: 'Apply to become an affiliate; somebody of the shop answers. Once refused, again after 30 days',
    body: affiliateApplicationDraft,
    reply: application,
    status: 201,
    idempotent: true,
    errors: [
      'affiliates.terms_changed',
      'affiliates.already_affiliate',
      'affiliates.application_open',
      'affiliates.applied_too_soon',
      'affiliates.code_taken',
      'affiliates.code_reserved',
      'affiliates.suspended',
    ],
    limitPerMinute: 10,
  }),
  'GET /community/affiliate/application': endpoint({
    access: 'customer',
    summary: 'What became of my application',
    reply: application,
    errors: [],
  }),
  'GET /community/affiliate/link': endpoint({
    access: 'customer',
    summary: 'My link to a page of the shop, with a QR and words to share it by',
    query: z.object({ page: typedLines(300).optional().describe('A path of the shop, `/` unless said') }),
    reply: sharedLink,
    errors: ['affiliates.not_affiliate', 'affiliates.suspended', 'affiliates.page_wrong'],
  }),
  'POST /community/affiliate/clicks': endpoint({
    access: 'visitor',
    summary: 'A page was opened by an affiliate’s link: once a visitor, page and day, made by browsers that show it',
    body: affiliateClick,
    reply: referral,
    status: 201,
    errors: [
      'affiliates.unknown_code',
      'affiliates.code_suspended',
      'affiliates.own_code',
      'affiliates.not_a_visit',
      'affiliates.page_wrong',
    ],
    limitPerMinute: 60,
  }),
  'POST /community/affiliate/referral': endpoint({
    access: 'customer',
    summary: 'Bind what the browser remembers to my account; of two clicks the later one stays',
    body: z.object({ click_id: z.uuid() }),
    reply: referral.describe('What the account is bound to now'),
    errors: ['affiliates.click_not_found', 'affiliates.code_suspended', 'affiliates.own_code'],
    limitPerMinute: 30,
  }),
  ...affiliateStaffEndpoints,
};
