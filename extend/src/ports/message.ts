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

/** A message to a phone in E.164. */
export type TextMessage = AnyMessage;

export interface SentMessage {
  /** The provider's id of the message, under which receipts arrive; null without one. */
  readonly reference: string | null;
}

/** A report about a sent message. Nothing in it is proved before the adapter has checked its signature. */
export type ReceiptVerdict =
  | 'forged'
  | 'ignored'
  | { readonly reference: string; readonly state: 'sent' | 'delivered' | 'read' | 'failed' };

interface AnyProvider {
  /** Its address is `/api/store/messages/<name>/receipt`. */
  receipt?(request: WebhookRequest): ReceiptVerdict | Promise<ReceiptVerdict>;
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
}

/**
 * Sends messages of one channel. Budgets, consent and the choice of who is told what are the shop's. A message that was not
 * sent throws, and is sent again later.
 */
export type MessageProvider = EmailProvider | TextProvider;
