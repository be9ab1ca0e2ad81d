import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emailMessage, runMessageContract, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { localMail } from './extension.ts';

async function openFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'waha-local-mail-'));
  const provider = localMail.message?.({ ...testContext(localMail, { dataDir }), settings: {} });
  if (provider?.channel !== 'email') throw new Error('it sends no mail');
  const folder = join(dataDir, 'mail');
  const read = async (ending: string) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  };
  return { provider, read, close: () => rm(dataDir, { recursive: true }) };
}

runMessageContract('local-mail', async () => {
  const { provider, read, close } = await openFolder();
  const arrived = async (to: string) => (await read('.txt')).filter((text) => text.includes(`To: ${to}\n`));
  return { provider, arrived, secrets: [], close };
});

test('a mail is a page whose head is a comment that nothing in it can end', async () => {
  const { provider, read, close } = await openFolder();
  await provider.send({ ...emailMessage(), subject: 'x --> <script>alert(1)</script>' });
  const [page] = await read('.html');
  await close();
  expect(page?.split('-->')).toHaveLength(2);
  expect(page).toMatch(/<p dir="rtl">أهلًا<\/p>$/);
});
