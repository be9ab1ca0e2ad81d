export const contactTopics = ['order', 'product', 'return', 'payment', 'partnership', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** `held`: holds links; `spam`: a field people do not see was filled in. Neither is mailed to the shop. */
export const messageStatuses = ['new', 'held', 'spam', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
