import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

/** The mail about an order, as it lies in the shop's local outbox; waits for the worker that writes it. */
export async function mailAbout(orderNumber: string): Promise<string> {
  return expect
    .poll(() => findMail(orderNumber), { timeout: 20_000, interval: 200 })
    .not.toBeUndefined()
    .then(async () => {
      return (await findMail(orderNumber)) ?? '';
    });
}

async function findMail(orderNumber: string): Promise<string | undefined> {
  const outbox = join(inject('shop').dataDir, 'mail');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.find((mail) => mail.includes(orderNumber));
}
