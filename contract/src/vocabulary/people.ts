// Staff

/** Roles of staff. An endpoint names every role that may call it. */
export const staffRoles = ['owner', 'manager', 'support', 'moderator', 'fulfilment'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffStatuses = ['active', 'suspended'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** Scopes of machine tokens. An endpoint names the one scope that opens it; scopes imply no others. */
export const tokenScopes = [
  'orders:read',
  'orders:write',
  'shipments:write',
  'invoices:read',
  'returns:read',
  'products:read',
  'products:write',
  'stock:read',
  'stock:write',
  'promotions:read',
  'customers:read',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Actors of the admin's calls. */
export const adminActorKinds = ['staff', 'machine', 'extension'] as const;
export type AdminActorKind = (typeof adminActorKinds)[number];

/** State of a machine token. */
export const tokenStates = ['active', 'expired', 'revoked'] as const;
export type TokenState = (typeof tokenStates)[number];

/**
 * Rights that a customer may grant a linked agent. `prices`: price carts as theirs; `contact`: read their name, phone, e-mail and addresses;
 * `buy`: place orders of the account; `orders`: read its orders.
 */
export const linkRights = ['prices', 'contact', 'buy', 'orders'] as const;
export type LinkRight = (typeof linkRights)[number];

/** Authors of a message: the customer or the shop's staff. */
export const authors = ['customer', 'staff'] as const;
export type Author = (typeof authors)[number];

/** Actors in an order's history; `system` is a job or a payment provider. */
export const orderActors = [...authors, 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

// Customers and messages

/** Channels of a customer's proof of identity. */
export const proofChannels = ['email', 'phone'] as const;
export type ProofChannel = (typeof proofChannels)[number];

export const contactTopics = ['order', 'product', 'return', 'payment', 'partnership', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** `held`: contains links; `spam`: the hidden field was filled in. Neither is mailed to the shop. */
export const messageStatuses = ['new', 'held', 'spam', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** How a message came: by the form on the contact page, or by WhatsApp. */
export const messageChannels = ['form', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Statuses that staff set by hand. */
export const settableMessageStatuses = ['new', 'closed', 'spam'] as const;
export type SettableMessageStatus = (typeof settableMessageStatuses)[number];

/** `note`: for staff alone. `reply`: of the sender, by the channel of the message. */
export const messageReplyKinds = ['answer', 'note', 'reply'] as const;
export type MessageReplyKind = (typeof messageReplyKinds)[number];

/** Texts of a mail that staff may change. */
export const mailFields = ['subject', 'body', 'button'] as const;
export type MailField = (typeof mailFields)[number];

/** State of a daily budget of text messages. */
export const smsBudgetStates = ['ok', 'near', 'spent', 'off'] as const;
export type SmsBudgetState = (typeof smsBudgetStates)[number];

export const subscriberStatuses = ['pending', 'subscribed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Sources of a newsletter subscription. */
export const subscriptionSources = ['page', 'checkout', 'account'] as const;
export type SubscriptionSource = (typeof subscriptionSources)[number];

/** Status of a newsletter issue: `stopped` before every subscriber had it. */
export const letterStatuses = ['draft', 'sending', 'stopped', 'sent'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

/** Changes of an order that its buyer is told of. */
export const orderNews = [
  'placed',
  'confirmed',
  'items_changed',
  'given',
  'part_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
] as const;
export type OrderNews = (typeof orderNews)[number];

/** When a buyer is told by phone: `without_email`, where the order has no e-mail address. */
export const textMessageRules = ['never', 'without_email', 'always'] as const;
export type TextMessageRule = (typeof textMessageRules)[number];

/** Messages to phones that nobody asks for: the shop decides who is told. */
export const toldPhoneMessages = [
  'order_placed',
  'order_confirmed',
  'order_items_changed',
  'order_given',
  'order_part_shipped',
  'order_shipped',
  'order_delivered',
  'order_cancelled',
  'order_expired',
  'return_approved',
  'return_rejected',
  'return_refunded',
  'points_expiring',
] as const;
export type ToldPhoneMessage = (typeof toldPhoneMessages)[number];

/** Messages to phones that somebody asked for, and always gets. */
export const askedPhoneMessages = ['payment_link', 'restock', 'code', 'account'] as const;

/** Rows of the shop's table of messages to phones. */
export const phoneMessages = [...toldPhoneMessages, ...askedPhoneMessages] as const;
export type PhoneMessage = (typeof phoneMessages)[number];

export const phoneChannels = ['whatsapp', 'sms'] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** Channels of a message in their order: the next one is taken where one fails. */
export const phoneChannelOrders = ['whatsapp_sms', 'sms_whatsapp', 'whatsapp', 'sms'] as const;
export type PhoneChannelOrder = (typeof phoneChannelOrders)[number];

export const phoneMessageStates = ['claimed', 'sent', 'failed', 'delivered', 'read'] as const;
export type PhoneMessageState = (typeof phoneMessageStates)[number];

/** Outcomes of a message to a phone: taken by a channel, refused by each of them, over a budget, or one that none sends now. */
export const phoneSendingOutcomes = ['sent', 'refused', 'budget', 'no_channel', 'failed'] as const;
export type PhoneSendingOutcome = (typeof phoneSendingOutcomes)[number];

/** States of a text at a channel that approves texts beforehand. */
export const approvalStates = ['missing', 'pending', 'approved', 'rejected', 'paused', 'different'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Reasons why a channel did not take a message to a phone. */
export const phoneMessageVerdicts = ['unreachable', 'unfit', 'later'] as const;
export type PhoneMessageVerdict = (typeof phoneMessageVerdicts)[number];
