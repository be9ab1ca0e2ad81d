import { type AddressInfo, createServer, type Socket } from 'node:net';
import { emailMessage, runMessageContract, testContext } from '@waha/extend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtp } from './extension.ts';
import { createSmtp } from './smtp.ts';

interface Received {
  to: string[];
  data: string;
}

/** A mail server that accepts everything for recipients that are not refused, as RFC 5321 says. */
async function startMailServer() {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let mail: Received = { to: [], data: '' };
    let isData = false;
    let buffered = '';
    const reply = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      buffered += chunk.toString();
      for (let at = buffered.indexOf('\r\n'); at >= 0; at = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, at);
        buffered = buffered.slice(at + 2);
        if (isData && line !== '.') mail.data += `${line}\n`;
        else if (isData) {
          isData = false;
          received.push(mail);
          mail = { to: [], data: '' };
          reply('250 queued');
        } else if (/^RCPT TO:<refused/i.test(line)) reply('550 no such mailbox');
        else if (/^RCPT/i.test(line)) {
          mail.to.push(line.replace(/^RCPT TO:<(.*)>.*/i, '$1'));
          reply('250 ok');
        } else if (/^DATA/i.test(line)) {
          isData = true;
          reply('354 go on');
        } else reply(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
      }
    });
    reply('220 mail.test');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** The text part, which is the first one, in base64 or quoted-printable. */
function textOf({ data }: Received): string {
  const [head = '', body = ''] = data.slice(data.indexOf('text/plain')).split(/\n\n/, 2);
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

runMessageContract('smtp', async () => {
  const own = await startMailServer();
  const context = testContext(smtp, { env: { SMTP_URL: own.url } });
  const provider = smtp.message?.({ ...context, settings: { url: own.url } });
  if (!provider) throw new Error('it sends nothing');
  return {
    provider,
    arrived: (to) => own.received.filter((mail) => mail.to.includes(to)).map(textOf),
    secrets: [],
    close: own.close,
  };
});

test('a subject is one line, whatever is in it, and nobody else gets the mail', async () => {
  const provider = createSmtp(server.url);
  await provider.send(emailMessage('one@example.com'));
  provider.close?.();
  const [mail] = server.received.filter(({ to }) => to.includes('one@example.com'));
  expect(mail?.to).toEqual(['one@example.com']);
  expect(mail?.data).not.toMatch(/^Bcc:/im);
  expect(mail?.data).toMatch(/^Reply-To: help@example.com$/m);
  expect(mail?.data).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/unsubscribe>$/m);
});

test('a demo customer, whose domain never exists, gets no mail', async () => {
  const provider = createSmtp(server.url);
  await provider.send(emailMessage('buyer-7@waha.example'));
  provider.close?.();
  expect(server.received.filter(({ to }) => to.includes('buyer-7@waha.example'))).toEqual([]);
});

test('a try says whether the server takes mails', async () => {
  const asking = (url: string) =>
    smtp.try?.({ ...testContext(smtp, { env: { SMTP_URL: url } }), settings: { url } }, 'en');
  expect(await asking(server.url)).toBe('The mail server accepts the sign-in');
  await expect(asking('smtp://127.0.0.1:1')).rejects.toThrow();
});

test('a mailbox that is refused, and a server that is away, are errors without the password', async () => {
  const provider = createSmtp(server.url);
  await expect(provider.send(emailMessage('refused@example.com'))).rejects.toThrow(/550/);
  provider.close?.();
  const away = createSmtp('smtp://user:hunter2@127.0.0.1:1', 300);
  const sent = away.send(emailMessage());
  await expect(sent).rejects.toThrow();
  await expect(sent).rejects.not.toThrow('hunter2');
});
