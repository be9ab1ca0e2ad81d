import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineExtension, type EmailMessage, type EmailProvider } from '@waha/extend';

/** Writes each mail as a page and as text into `DATA_DIR/mail`, for people to read: where no mail server is set up. */
export const localMail = defineExtension({
  name: 'local-mail',
  api: 1,
  processor: null,
  settings: {},
  texts: { ar: { name: 'البريد في مجلد' }, en: { name: 'Mail in a folder' } },
  message: ({ shop, now }) => createLocalMail(join(shop.dataDir, 'mail'), now),
});

let serial = 0;

function createLocalMail(folder: string, now: () => number): EmailProvider {
  return {
    channel: 'email',
    async send(mail) {
      await mkdir(folder, { recursive: true });
      serial += 1;
      const name = `${new Date(now()).toISOString().replaceAll(':', '-')}-${process.pid}-${serial}`;
      const head = headOf(mail);
      await writeFile(join(folder, `${name}.html`), `<!--\n${head.replaceAll('--', '- -')}\n-->\n${mail.html}`);
      // The text part, for programs without HTML; screen readers often read it.
      await writeFile(join(folder, `${name}.txt`), `${head}\n\n${mail.text}\n`);
      return { reference: null };
    },
  };
}

function headOf({ from, to, replyTo, subject, headers = {} }: EmailMessage): string {
  return [
    `From: ${from.name} <${from.address}>`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${subject}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
}
