import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail ready to be sent; both parts have the same content. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Recipient of answers, when it is not the sender. */
  replyTo?: string;
  /** Additional header lines. */
  headers?: Record<string, string>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** The SMTP server; undefined writes mails to `outboxDirectory` for people to read. */
  smtpUrl: string | undefined;
  outboxDirectory: string;
  /** The sender of the mails. */
  from: () => Promise<{ name: string; address: string }>;
  now: () => number;
}

const TIMEOUT_MS = 20_000;

/** Sends by SMTP; where no server is set, writes each mail as a page and as text into a local outbox. */
export function createMailer(options: MailerOptions): Mailer {
  if (options.smtpUrl === undefined) return createLocalOutbox(options);
  const transport = createTransport(options.smtpUrl, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as object);
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from: await options.from() });
    },
    close: () => transport.close(),
  };
}

let serial = 0;

function createLocalOutbox({ outboxDirectory, from, now }: MailerOptions): Mailer {
  return {
    async send(mail) {
      await mkdir(outboxDirectory, { recursive: true });
      const sender = await from();
      serial += 1;
      const name = `${new Date(now()).toISOString().replaceAll(':', '-')}-${process.pid}-${serial}.html`;
      const head = [
        `From: ${sender.name} <${sender.address}>`,
        `To: ${mail.to}`,
        ...(mail.replyTo ? [`Reply-To: ${mail.replyTo}`] : []),
        `Subject: ${mail.subject}`,
        ...Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
      ].join('\n');
      await writeFile(join(outboxDirectory, name), `<!--\n${head.replaceAll('--', '- -')}\n-->\n${mail.html}`);
      // The text part, for programs without HTML; screen readers often read it.
      await writeFile(join(outboxDirectory, name.replace(/html$/, 'txt')), `${head}\n\n${mail.text}\n`);
    },
    close: () => undefined,
  };
}
