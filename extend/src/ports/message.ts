import type { WebhookRequest } from './payment.ts';

export type MessageChannel = 'email' | 'sms' | 'whatsapp';

interface AnyMessage {
  /** The same for a message that is sent again: a provider that can sends it once. */
  readonly key: string;
  readonly to: string;
  readonly language: 'ar' | 'en';
  /** The name of the message (`sign_in_code`), for channels whose texts are approved beforehand. */
  readonly template: string;
  /** The values of the template's places. */
  readonly values: Readonly<Record<string, string>>;
  /** The whole text, for channels that send any. */
  readonly text: string;
}

export interface EmailMessage extends AnyMessage {
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  /** Recipient of answers, when it is not the sender. */
  readonly replyTo?: string | undefined;
  /** Additional header lines. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A text that a channel approves before messages are sent by it. */
export interface ApprovedText {
  readonly category: 'utility' | 'authentication' | 'marketing';
  /** Its places stand in braces, `{number}`; `values` of a message fill them. None stands at its beginning or end. */
  readonly body: string;
  /** The label of the button that opens the value `url`; null without a button. */
  readonly button: string | null;
}

/** A message to a phone in E.164. */
export interface TextMessage extends AnyMessage {
  /** The text of `template` in this language, where it has one for channels that approve texts. */
  readonly approved?: ApprovedText | undefined;
}

/** Words that answer somebody who wrote to the shop's number, without a template. */
export interface TextReply {
  /** The same for a reply that is sent again. */
  readonly key: string;
  /** In E.164. */
  readonly to: string;
  readonly text: string;
}

export interface SentMessage {
  /** The provider's id of the message, under which receipts arrive; null without one. */
  readonly reference: string | null;
}

/**
 * The reason why a message was not sent, as far as it decides what follows. `unreachable`: this channel does not reach the number.
 * `unfit`: the channel does not take this message, whose text is not approved or whose time is over. `later`: all else.
 */
export type MessageVerdict = 'unreachable' | 'unfit' | 'later';

/** A message that was certainly not sent, for a known reason; any other error says that it may have been. Its sentence names neither the number nor a secret. */
export class MessageFault extends Error {
  override name = 'MessageFault';
  readonly verdict: MessageVerdict;
  constructor(verdict: MessageVerdict, message: string) {
    super(message);
    this.verdict = verdict;
  }
}

export interface MessageReceipt {
  readonly reference: string;
  /** The key of the message, where the provider repeats it: a receipt may be faster than the answer to `send`. */
  readonly key?: string | undefined;
  readonly state: 'sent' | 'delivered' | 'read' | 'failed';
  /** The reason of `failed`. */
  readonly verdict?: MessageVerdict | undefined;
}

/** A message that somebody wrote to the shop's number. */
export interface InboundMessage {
  /** The provider's id, the same when it is told again. */
  readonly id: string;
  /** In E.164. */
  readonly from: string;
  /** The name that the writer gave themselves. */
  readonly name: string;
  readonly text: string;
}

/** A report of the provider. Nothing in it is proved before the adapter has checked its signature. */
export type ReceiptVerdict =
  | 'forged'
  | 'ignored'
  | MessageReceipt
  | { readonly receipts: readonly MessageReceipt[]; readonly inbound: readonly InboundMessage[] };

/** A text as it is submitted for approval. */
export interface TextTemplate extends ApprovedText {
  readonly template: string;
  readonly language: 'ar' | 'en';
  /** An example of each value, which those who approve read. */
  readonly examples: Readonly<Record<string, string>>;
}

export interface TemplateState {
  readonly template: string;
  readonly language: 'ar' | 'en';
  /** `different`: a text is approved under this name, and it is another. `paused`: approved, and not sent for now. */
  readonly state: 'missing' | 'pending' | 'approved' | 'rejected' | 'paused' | 'different';
}

interface AnyProvider {
  /** Its address is `/api/store/messages/<name>/receipt`. */
  receipt?(request: WebhookRequest): ReceiptVerdict | Promise<ReceiptVerdict>;
  /** Answers a GET of that address, by which the provider proves it; null refuses. */
  handshake?(request: WebhookRequest): string | null;
  /** Ends what is open when the shop stops. */
  close?(): void | Promise<void>;
}

export interface EmailProvider extends AnyProvider {
  readonly channel: 'email';
  send(message: EmailMessage): Promise<SentMessage>;
}

export interface TextProvider extends AnyProvider {
  readonly channel: 'sms' | 'whatsapp';
  send(message: TextMessage): Promise<SentMessage>;
  /**
   * Sends advertising, by the sender that may: gateways for text messages have one of its own. Absent where there is none. Consent, hours
   * and the ceiling are the shop's.
   */
  advertise?(message: TextMessage): Promise<SentMessage>;
  /**
   * Sends words of staff to somebody who wrote within the last 24 hours. Absent where the channel takes no answers. A `MessageFault`
   * of `unfit` says that the channel's time for answers is over.
   */
  reply?(reply: TextReply): Promise<SentMessage>;
  /** The states of these texts at the provider. */
  templates?(wanted: readonly TextTemplate[]): Promise<readonly TemplateState[]>;
  /** Submits a text for approval; one that was rejected or is different is replaced. */
  submitTemplate?(template: TextTemplate): Promise<void>;
}

/**
 * Sends messages of one channel. Budgets, consent and the choice of who is told what are the shop's. A message that was not
 * sent throws: a `MessageFault` where the reason is known. The shop then takes another channel, or sends it again later.
 */
export type MessageProvider = EmailProvider | TextProvider;
