import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { issueSetupKey } from '../modules/people/staff/index.ts';
import { openDatabase } from '../platform/database/index.ts';

const COMMAND = 'npm run staff:create-owner -- --email you@example.com --name "Your name"';

/**
 * Describes where the first owner is made: a one-time address, new at each start; undefined where the shop has an owner. The page
 * takes it over https or on this machine alone, so an address that is neither is not printed.
 */
export async function describeSetup(config: Config, url: string, listens: string): Promise<string | undefined> {
  const database = openDatabase({ url, poolSize: 1, applicationName: 'waha-setup' });
  try {
    const key = await issueSetupKey(database.db, new Date());
    if (key === undefined) return undefined;
    const base = setupBase(config.publicUrl, listens);
    if (base === undefined)
      return `The shop has no owner yet. Make one here: ${COMMAND}\n(in the browser: set PUBLIC_URL to the shop's https address and start again)`;
    return `The shop has no owner yet. Set it up here, once, within 24 hours:\n  ${base}/admin/setup?key=${key}\n(or at the console: ${COMMAND})`;
  } finally {
    await database.close();
  }
}

/** The https address of the shop, or the one of this machine; undefined where it has neither. */
export function setupBase(publicUrl: string, listens: string): string | undefined {
  if (publicUrl.startsWith('https:')) return publicUrl;
  const { hostname, port } = new URL(listens);
  const name = hostname.replace(/^\[|\]$/g, '');
  if (name === '0.0.0.0' || name === '::') return `http://localhost:${port}`;
  const isLoopback = name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
  return isLoopback ? listens : undefined;
}
