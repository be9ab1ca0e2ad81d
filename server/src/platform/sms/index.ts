export { type CountedText, countParts } from './count-parts.ts';
export type { ApprovedWords, ChannelMessage, OfferChannels, Sms, SmsSender, TextChannels, TextReplies } from './sms.ts';
