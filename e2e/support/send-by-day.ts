import type { AnyExtension } from '@waha/extend';
import { subscribersOf } from '../../server/src/background.ts';
import { readConfig } from '../../server/src/config.ts';
import { openExtensions } from '../../server/src/extensions/index.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { createLog } from '../../server/src/platform/log/index.ts';
import { backgroundDeps, deliverTo } from '../../server/src/testing/index.ts';
import { shopUnderTest } from './shop-under-test.ts';

/** Ten in the morning in Riyadh, today: the shop's own clock may say night, when no advertising goes. */
const morning = () => Date.parse(`${new Date().toISOString().slice(0, 10)}T07:00:00Z`);

/** Sends a campaign that is on its way, as the shop does by day. What the shop has sent itself is not sent again. */
export async function sendByDay(
  campaignId: number,
  { extension, settings }: { extension: AnyExtension; settings: Readonly<Record<string, string>> },
): Promise<void> {
  const { db, close } = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 2 });
  const log = createLog({ level: 'error' });
  const config = readConfig({ PUBLIC_URL: shopUnderTest().url, ...settings });
  const extensions = openExtensions([extension], { config, db, log, now: morning });
  const deps = backgroundDeps(db, { mails: [], messages: [], now: morning, extensions });
  const sends = subscribersOf(deps).find(({ name }) => name === 'marketing.campaign');
  await deliverTo(sends, { campaignId });
  await close();
}
