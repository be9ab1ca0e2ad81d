import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text message; the phone is in E.164. */
export interface Sms {
  to: string;
  text: string;
}

export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

let serial = 0;

/**
 * Sends text messages. Without a gateway, each is written to a file in a local outbox for people to read; a gateway
 * will be a second sender here, selected by a setting, as SMTP is for mail.
 */
export function createSmsSender({ outboxDirectory, now }: { outboxDirectory: string; now: () => number }): SmsSender {
  return {
    async send({ to, text }) {
      await mkdir(outboxDirectory, { recursive: true });
      serial += 1;
      const name = `${new Date(now()).toISOString().replaceAll(':', '-')}-${process.pid}-${serial}.txt`;
      await writeFile(join(outboxDirectory, name), `To: ${to}\n\n${text}\n`);
    },
  };
}
