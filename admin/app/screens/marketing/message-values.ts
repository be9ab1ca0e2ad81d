import type { MarketingMessage } from '@waha/contract/types';
import type { MarketingChannel } from '@waha/contract/vocabulary';
import { readNumber, showNumber } from '../../form/numbers.ts';

interface Both {
  ar: string;
  en: string;
}

/** A message as typed. */
export interface MessageValues {
  channel: MarketingChannel;
  subject: Both;
  body: Both;
  hasCoupon: boolean;
  percent: string;
  days: string;
}

export const newMessage: MessageValues = {
  channel: 'email',
  subject: { ar: '', en: '' },
  body: { ar: '', en: '' },
  hasCoupon: false,
  percent: '10',
  days: '7',
};

// A text that is no number is refused by the server at its field.
const needed = (typed: string) => readNumber(typed) as number;

export const messageBody = ({ channel, subject, body, hasCoupon, percent, days }: MessageValues): MarketingMessage => ({
  channel,
  // The name of a message to phones is one for both languages.
  subject: channel === 'email' ? subject : { ar: subject.ar, en: subject.ar },
  body,
  coupon: hasCoupon ? { percent: needed(percent), days: needed(days) } : null,
});

export const messageValues = ({ channel, subject, body, coupon }: MarketingMessage): MessageValues => ({
  channel,
  subject,
  body,
  hasCoupon: coupon !== null,
  percent: showNumber(coupon?.percent ?? 10),
  days: showNumber(coupon?.days ?? 7),
});
