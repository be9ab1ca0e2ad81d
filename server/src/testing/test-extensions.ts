import type { AnyExtension } from '@waha/extend';
import { readConfig } from '../config.ts';
import { openExtensions } from '../extensions/index.ts';
import { hostCarriers } from '../modules/selling/carriage/index.ts';
import { hostPaymentMethods } from '../modules/selling/payments/index.ts';
import type { Database } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { testCarrier } from './fakes/test-carrier.ts';
import { testMessages } from './fakes/test-messages.ts';
import { testPay } from './fakes/test-pay.ts';
import { testSandbox } from './fakes/test-sandbox.ts';
import { testTax } from './fakes/test-tax.ts';
import { testTried } from './fakes/test-tried.ts';

/** The extensions of shops in tests, instead of those of `waha.config.ts`. */
export const testExtensions: readonly AnyExtension[] = [
  testPay,
  testSandbox,
  testMessages,
  testTried,
  testTax,
  testCarrier,
];

/** Carriers as a shop with these settings has them. */
export function testCarriers(db: Database, settings: Record<string, string>, now: () => number = Date.now) {
  const config = readConfig({ PUBLIC_URL: 'http://shop.test', DEMO: '1', ...settings });
  const opened = openExtensions(testExtensions, { config, db, log: createLog({ level: 'error' }), now });
  return hostCarriers(opened.carriers);
}

/** Payment methods as a shop with these settings has them, with a clock of their own. */
export function testMethods(
  db: Database,
  settings: Record<string, string>,
  now: () => number = Date.now,
  extensions = testExtensions,
) {
  const config = readConfig({ PUBLIC_URL: 'http://shop.test', DEMO: '1', ...settings });
  const opened = openExtensions(extensions, { config, db, log: createLog({ level: 'error' }), now });
  return hostPaymentMethods(opened.payments);
}
