import { createHash } from 'node:crypto';
import { approvalStates, phoneChannels } from '@waha/contract';
import {
  type EmailProvider,
  MessageFault,
  type MessageProvider,
  type TemplateState,
  type TextProvider,
  type TextTemplate,
} from '@waha/extend';
import { z } from 'zod';
import { createCoalescer, type Log } from '../platform/log/index.ts';
import type { Mailer } from '../platform/mail/index.ts';
import type { OfferChannels, TextChannels, TextReplies } from '../platform/sms/index.ts';
import type { Adapter, Extensions } from './open-extensions.ts';

/** Mail servers greet slowly on purpose; jobs wait for them, visitors do not. */
const SEND_MS = 60_000;
const COALESCED_MS = 600_000;
/** A list of some hundred templates comes in pages. */
const APPROVALS_MS = 20_000;
const templateStates = z
  .array(z.object({ template: z.string().max(60), language: z.enum(['ar', 'en']), state: z.enum(approvalStates) }))
  .max(80);
const sent = z.object({ reference: z.string().max(200).nullable() });

interface Hosting {
  log: Log;
  now: () => number;
}

/** Whether any extension sends messages to phones. Where none does, ways in by phone are refused. */
export function canText({ messages }: Pick<Extensions, 'messages'>): boolean {
  return messages.some(isText);
}

/** Sends mails by the first extension that does. Without one they are dropped, and the log says so. */
export function createExtensionMailer(
  { messages }: Extensions,
  from: () => Promise<{ name: string; address: string }>,
  hosting: Hosting,
): Mailer {
  const dropped = sayDropped(hosting, 'a mail was not sent: no extension sends mail');
  return {
    async send(mail) {
      // The list changes when an owner saves settings.
      const adapter = messages.find(isEmail);
      if (!adapter) return dropped();
      const message = { ...mail, from: await from(), template: 'mail', values: {}, language: 'ar' as const };
      await sendBy(adapter, () => adapter.port.send({ ...message, key: keyOf(mail.to, mail.subject, mail.text) }));
    },
    close() {
      for (const { port } of messages) void Promise.resolve(port.close?.()).catch(() => undefined);
    },
  };
}

/** The channels to phones, each by the first extension that has it. */
export function hostTextChannels({ messages }: Pick<Extensions, 'messages'>): TextChannels {
  // The list changes when an owner saves settings.
  const adapterOf = (channel: 'sms' | 'whatsapp') =>
    messages.filter(isText).find(({ port }) => port.channel === channel);
  return {
    available: () => phoneChannels.filter((channel) => adapterOf(channel) !== undefined),
    async send(channel, message) {
      const adapter = adapterOf(channel);
      if (!adapter) throw new Error(`no extension sends by ${channel}`);
      return { extension: adapter.name, ...(await sendBy(adapter, () => adapter.port.send(message))) };
    },
  };
}

/** The channels to phones that may advertise, each by the first extension of it that has a sender for that. */
export function hostOfferChannels({ messages }: Pick<Extensions, 'messages'>): OfferChannels {
  const adapterOf = (channel: 'sms' | 'whatsapp') =>
    messages.filter(isText).find(({ port }) => port.channel === channel && port.advertise !== undefined);
  return {
    available: () => phoneChannels.filter((channel) => adapterOf(channel) !== undefined),
    async send(channel, message) {
      const adapter = adapterOf(channel);
      if (!adapter) throw notSent(`no extension advertises by ${channel}`);
      return { extension: adapter.name, ...(await sendBy(adapter, () => adapter.port.advertise?.(message))) };
    },
  };
}

/** Answers to what people wrote to the shop's number, by the extension of the channel. */
export function hostTextReplies({ messages }: Pick<Extensions, 'messages'>): TextReplies {
  const adapterOf = (channel: 'sms' | 'whatsapp') =>
    messages.filter(isText).find(({ port }) => port.channel === channel && port.reply !== undefined);
  return {
    takes: (channel) => adapterOf(channel) !== undefined,
    async send(channel, reply) {
      const adapter = adapterOf(channel);
      if (!adapter) throw new Error(`no extension answers by ${channel}`);
      await sendBy(adapter, () => adapter.port.reply?.(reply));
    },
  };
}

/** Texts that a channel approves beforehand; undefined where no channel that is set up asks for that. */
export interface TextApprovals {
  /** Throws `ExtensionError` where the provider does not say. */
  states(wanted: readonly TextTemplate[]): Promise<readonly TemplateState[]>;
  submit(template: TextTemplate): Promise<void>;
}

export function hostApprovals({ messages }: Pick<Extensions, 'messages'>): TextApprovals | undefined {
  const adapter = messages.filter(isText).find(({ port }) => port.templates !== undefined);
  if (!adapter) return undefined;
  const { call, port } = adapter;
  return {
    states: (wanted) =>
      call('message.templates', { shape: templateStates, timeoutMs: APPROVALS_MS }, () => port.templates?.(wanted)),
    async submit(template) {
      await call('message.submit', { shape: z.unknown(), timeoutMs: APPROVALS_MS }, () =>
        port.submitTemplate?.(template),
      );
    },
  };
}

const isEmail = (one: Adapter<MessageProvider>): one is Adapter<EmailProvider> => one.port.channel === 'email';
const isText = (one: Adapter<MessageProvider>): one is Adapter<TextProvider> => one.port.channel !== 'email';

function sendBy({ call, port }: Adapter<MessageProvider>, work: () => unknown): Promise<z.output<typeof sent>> {
  return call(`message.${port.channel}`, { shape: sent, timeoutMs: SEND_MS }, work);
}

/** An error as the guard throws it for a message that an extension refused for now. */
const notSent = (said: string) => new Error(said, { cause: new MessageFault('later', said) });

/** The same for a message that a job sends again. */
function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function sayDropped({ log, now }: Hosting, message: string): () => void {
  const coalescer = createCoalescer({ everyMs: COALESCED_MS, now });
  return () => {
    const more = coalescer.due(message);
    if (more !== undefined) log.error({ more }, message);
  };
}
