import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { shopUnderTest } from './shop-under-test.ts';

/** The mail that holds all these words, as it lies in the shop's local outbox; waits for the worker that writes it. */
export async function mailAbout(...words: string[]): Promise<string> {
  await expect.poll(() => findMail(words), { timeout: 20_000, interval: 200 }).not.toBeUndefined();
  return (await findMail(words)) ?? '';
}

async function findMail(words: readonly string[]): Promise<string | undefined> {
  const outbox = join(shopUnderTest().dataDir, 'mail');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.html'));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.find((mail) => words.every((word) => mail.includes(word)));
}
