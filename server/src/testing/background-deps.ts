import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { type Extensions, noExtensions } from '../extensions/index.ts';
import type { BackgroundDeps, Provided } from '../manifest/index.ts';
import { openModules } from '../modules.ts';
import type { Database } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import type { Mail } from '../platform/mail/index.ts';
import { PUBLIC_WEB } from '../platform/safe-fetch/index.ts';
import type { Sms } from '../platform/sms/index.ts';
import { openStorage } from '../platform/storage/index.ts';

const nowhere = join('no', 'such', 'folder');

/** Dependencies of subscribers in tests: sent mails and texts are collected in `mails` and `messages`. */
export function backgroundDeps(
  db: Database,
  {
    mails,
    messages,
    now = Date.now,
    extensions = noExtensions,
  }: { mails: Mail[]; messages: Sms[]; now?: () => number; extensions?: Extensions },
): BackgroundDeps & Provided {
  const config = readConfig({
    STORE_API_KEY: 'waha-test-key',
    DATA_DIR: nowhere,
    PUBLIC_URL: 'http://shop.test',
    DEMO: '0',
  });
  const { deps } = openModules({
    db,
    now,
    log: createLog({ level: 'error' }),
    publicUrl: 'http://shop.test',
    isDemo: false,
    limits: true,
    config,
    extensions,
    storage: openStorage({ dataDir: nowhere, s3: undefined }),
    incoming: nowhere,
    importPictures: { folder: undefined, web: undefined },
    webhookPolicy: PUBLIC_WEB,
    restart: undefined,
  });
  return {
    ...deps,
    mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
    sms: { send: async (message) => void messages.push(message) },
    onError(error) {
      throw error;
    },
  };
}
