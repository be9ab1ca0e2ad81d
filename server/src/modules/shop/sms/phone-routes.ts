import {
  askedPhoneMessages,
  type PhoneChannel,
  type PhoneChannelOrder,
  type PhoneMessage,
  phoneChannelOrders,
  phoneMessages,
  type TextMessageRule,
  textMessageRules,
} from '@waha/contract';
import { z } from 'zod';

const route = z.object({ rule: z.enum(textMessageRules), channels: z.enum(phoneChannelOrders) });
export type PhoneRoute = z.infer<typeof route>;
export type PhoneRoutes = Record<PhoneMessage, PhoneRoute>;
export const someRoutes = z.partialRecord(z.enum(phoneMessages), route);

/** Buyers who have no e-mail address hear by phone of what they wait for; other messages cost money and are left to the shop. */
const told: readonly PhoneMessage[] = [
  'order_placed',
  'order_items_changed',
  'order_given',
  'order_part_shipped',
  'order_shipped',
  'order_cancelled',
  'order_expired',
  'return_approved',
  'return_rejected',
  'return_refunded',
];
/** A phone offers a code by itself where it came as text message, and a secret is kept for no second channel. */
const bySmsFirst: readonly PhoneMessage[] = ['code', 'account'];
const isAsked = (message: PhoneMessage) => askedPhoneMessages.some((one) => one === message);

function unsetRule(message: PhoneMessage): TextMessageRule {
  if (isAsked(message)) return 'always';
  return told.includes(message) ? 'without_email' : 'never';
}

/** The routes of a shop that chose none. */
export const unsetRoutes = Object.fromEntries(
  phoneMessages.map((message): [PhoneMessage, PhoneRoute] => {
    const channels: PhoneChannelOrder = bySmsFirst.includes(message) ? 'sms_whatsapp' : 'whatsapp_sms';
    return [message, { rule: unsetRule(message), channels }];
  }),
  // Built from the list of its keys.
) as PhoneRoutes;

const CODES: readonly string[] = ['sms_code', 'sms_login_code', 'order_code'];

/** The row of the table that a template belongs to. */
export function rowOf(template: string): PhoneMessage {
  const own = phoneMessages.find((one) => one === template);
  return own ?? (CODES.includes(template) ? 'code' : 'account');
}

/** A message with a secret of an account in it: it is stored nowhere, not even sealed. */
export const isSecret = (template: string) => ['code', 'account'].includes(rowOf(template));

const orders: Record<PhoneChannelOrder, readonly PhoneChannel[]> = {
  whatsapp_sms: ['whatsapp', 'sms'],
  sms_whatsapp: ['sms', 'whatsapp'],
  whatsapp: ['whatsapp'],
  sms: ['sms'],
};

export const channelsIn = (order: PhoneChannelOrder) => orders[order];
