import type { EmailProvider } from '@waha/extend';
import { createTransport } from 'nodemailer';

const TIMEOUT_MS = 20_000;
const TRY_MS = 8_000;

/** Domains that never exist (RFC 2606). */
const RESERVED = /\.example$/i;

function open(url: string, timeoutMs: number) {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  // The second argument holds defaults of messages in its types; the library reads options of the transport from it, too.
  return createTransport(url, timeouts as object);
}

/** Signs in and sends nothing. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = open(url, TRY_MS);
  await transport.verify().finally(() => transport.close());
}

export function createSmtp(url: string, timeoutMs = TIMEOUT_MS): EmailProvider {
  const transport = open(url, timeoutMs);
  return {
    channel: 'email',
    async send({ to, from, subject, text, html, replyTo, headers, key }) {
      const more = { ...(replyTo && { replyTo }), ...(headers && { headers }) };
      // A message must not make the library read a file or an address.
      const safe = { disableFileAccess: true, disableUrlAccess: true };
      // Customers of a demo shop: no server takes their mail, and trying would harm the sender's name.
      if (RESERVED.test(to)) return { reference: 'reserved domain' };
      const messageId = `<${key}@${from.address.split('@').at(-1)}>`;
      const sent = await transport.sendMail({ to, from, subject, text, html, messageId, ...more, ...safe });
      return { reference: sent.messageId };
    },
    close: () => transport.close(),
  };
}
