import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { shopUnderTest } from './shop-under-test.ts';

/** The text message sent to a phone (E.164). */
export async function messageTo(phone: string): Promise<string> {
  await expect.poll(() => findSent('sms', [phone]), { timeout: 20_000, interval: 200 }).not.toBeUndefined();
  return (await findSent('sms', [phone])) ?? '';
}

/** The mail that contains all these words, from the shop's local outbox; waits for the worker that writes it. */
export async function mailAbout(...words: string[]): Promise<string> {
  await expect.poll(() => findSent('mail', words), { timeout: 20_000, interval: 200 }).not.toBeUndefined();
  return (await findSent('mail', words)) ?? '';
}

async function findSent(kind: 'mail' | 'sms', words: readonly string[]): Promise<string | undefined> {
  const outbox = join(shopUnderTest().dataDir, kind);
  const all = await readdir(outbox).catch(() => []);
  // Each mail is stored with its plain text in a second file.
  const names = kind === 'mail' ? all.filter((name) => name.endsWith('.html')) : all;
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.find((mail) => words.every((word) => mail.includes(word)));
}
