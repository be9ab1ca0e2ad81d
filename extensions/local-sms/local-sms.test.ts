import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMessageContract, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { localSms } from './extension.ts';

const providerIn = (shop: { dataDir?: string; isDemo?: boolean }) =>
  localSms.message?.({ ...testContext(localSms, shop), settings: {} });

runMessageContract('local-sms', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waha-local-sms-'));
  const provider = providerIn({ dataDir });
  if (!provider) throw new Error('it sends nothing');
  const folder = join(dataDir, 'sms');
  const arrived = async (to: string) => {
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    return texts.filter((text) => text.startsWith(`To: ${to}\n`));
  };
  return { provider, arrived, secrets: [], close: () => rm(dataDir, { recursive: true }) };
});

test('a shop that is no demo writes no codes to its disk', () => {
  expect(providerIn({ isDemo: false })).toBeNull();
});
