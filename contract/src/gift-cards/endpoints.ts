import { z } from 'zod';
import { language } from '../identity/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import {
  anyCaseEmail,
  givenRiyals,
  riyals,
  text,
  timestamp,
  typedCode,
  typedLines,
  typedName,
  version,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { giftCardStates } from '../vocabulary/index.ts';

const support = { staff: ['owner', 'manager', 'support'] } as const;
const managers = { staff: ['owner', 'manager'] } as const;

/** Value of a card in riyals: the most, whatever the role. */
const LARGEST = 10_000;

/** The code of a gift card as people type it: any case, with or without hyphens and spaces. */
export const giftCardCode = typedCode(40);

export const giftCardBalance = z.object({
  last_four: text(4),
  value: riyals.describe('What the card was issued with'),
  balance: riyals.describe('What can be spent now'),
  ends_at: timestamp.nullable(),
});
export type GiftCardBalance = z.infer<typeof giftCardBalance>;

export const giftCardInList = z.object({
  id: z.uuid(),
  version,
  last_four: text(4),
  state: z.enum(giftCardStates),
  value: riyals,
  balance: riyals.describe('What can be spent now'),
  held: riyals.describe('Set aside for orders that are not paid yet'),
  recipient_name: text(60).nullable(),
  recipient_email: text(254).nullable(),
  ends_at: timestamp.nullable(),
  send_at: timestamp.nullable().describe('When the mail to the recipient is due; null without a recipient'),
  sent_at: timestamp.nullable(),
  created_at: timestamp,
});
export type GiftCardInList = z.infer<typeof giftCardInList>;

export const adminGiftCard = giftCardInList.extend({
  message: text(500).nullable(),
  language,
  issued_by: text(60),
  sends: z.int().describe('How often the mail was sent'),
});
export type AdminGiftCard = z.infer<typeof adminGiftCard>;

export const giftCardDraft = z.object({
  value: givenRiyals(LARGEST, 1),
  ends_at: timestamp.nullish(),
  language,
  recipient_name: typedName(60).nullish(),
  recipient_email: anyCaseEmail.nullish().describe('Who gets the code by mail; without one staff hand it over'),
  message: typedLines(500).nullish(),
  send_at: timestamp.nullish().describe('When the mail is sent; at once unless said'),
});
export type GiftCardDraft = z.input<typeof giftCardDraft>;

export const issuedGiftCard = adminGiftCard.extend({ code: text(40).describe('Shown this once') });
export type IssuedGiftCard = z.infer<typeof issuedGiftCard>;

const params = z.object({ id: z.uuid() });

export const giftCardEndpoints = {
  'POST /gift-cards/balance': endpoint({
    access: 'visitor',
    summary: 'What a gift card still holds, by its code',
    body: z.object({ code: giftCardCode }),
    reply: giftCardBalance,
    errors: ['gift_cards.unknown_code', 'gift_cards.too_many_guesses'],
    limitPerMinute: 20,
  }),
  'GET /admin/gift-cards': endpoint({
    access: support,
    summary: 'Gift cards, the latest first',
    query: staffListQuery({
      sorts: ['-created_at'],
      filters: {
        q: searched.describe('The last four signs of a code, or a recipient’s name or e-mail address'),
        state: z.enum(giftCardStates).optional(),
      },
    }),
    reply: staffPage(giftCardInList),
    errors: [],
  }),
  'GET /admin/gift-cards/{id}': endpoint({
    access: support,
    summary: 'One gift card; its code is not shown again',
    params,
    reply: adminGiftCard,
    errors: ['gift_cards.not_found'],
  }),
  'POST /admin/gift-cards': endpoint({
    access: managers,
    summary: 'Issue a gift card: its code is in this answer and in no other',
    body: giftCardDraft,
    reply: issuedGiftCard,
    status: 201,
    idempotent: true,
    secrets: ['code'],
    errors: ['money_acts.approval_needed', 'money_acts.own_account'],
  }),
  'POST /admin/gift-cards/{id}/void': endpoint({
    access: managers,
    summary: 'End a gift card for good; what is left on it goes back to the shop',
    params,
    body: z.object({ version }),
    reply: adminGiftCard,
    errors: ['gift_cards.not_found', 'gift_cards.voided', 'conflict.changed'],
  }),
  'POST /admin/gift-cards/{id}/mails': endpoint({
    access: support,
    summary: 'Send the mail to the recipient again, at once',
    params,
    body: z.object({ version }),
    reply: adminGiftCard,
    errors: [
      'gift_cards.not_found',
      'gift_cards.voided',
      'gift_cards.no_recipient',
      'gift_cards.sent_often',
      'conflict.changed',
    ],
  }),
};
