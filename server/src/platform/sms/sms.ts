import type { Language } from '../text/index.ts';

/** A text message; the phone is in E.164. */
export interface Sms {
  to: string;
  language: Language;
  /** The name of the message, for channels whose texts are approved beforehand. */
  template: string;
  /** The values of the template's places. */
  values: Readonly<Record<string, string>>;
  text: string;
  /** The same for a message that is sent again; without it each is another. */
  key?: string | undefined;
  /** The order and the customer that it is about, for those who ask later what was told. */
  orderId?: string | undefined;
  customerId?: string | undefined;
  /** Channels that failed already. */
  tried?: readonly ('sms' | 'whatsapp')[] | undefined;
}

export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** The text channels of a shop, without any rule of who is told what. */
export interface TextChannels {
  /** The channels that are set up now. */
  available(): readonly ('sms' | 'whatsapp')[];
  /** Sends by one channel. Throws where the message was not sent. */
  send(channel: 'sms' | 'whatsapp', message: ChannelMessage): Promise<{ extension: string; reference: string | null }>;
}

/** The channels to phones that may advertise. */
export interface OfferChannels {
  /** The ones that are set up now. */
  available(): readonly ('sms' | 'whatsapp')[];
  /** Sends by one channel. Throws where the message was not sent. */
  send(channel: 'sms' | 'whatsapp', message: ChannelMessage): Promise<{ extension: string; reference: string | null }>;
}

/** Answers to what people wrote by a channel. */
export interface TextReplies {
  /** Whether a channel takes answers. */
  takes(channel: 'sms' | 'whatsapp'): boolean;
  /** Answers somebody by the channel they wrote by. Throws where the answer was not sent. */
  send(channel: 'sms' | 'whatsapp', reply: { key: string; to: string; text: string }): Promise<void>;
}

export interface ChannelMessage extends Sms {
  key: string;
  /** The approved text of its template. */
  approved: ApprovedWords | undefined;
}

export interface ApprovedWords {
  category: 'utility' | 'authentication' | 'marketing';
  body: string;
  button: string | null;
}
