import { fork } from 'node:child_process';
import { join } from 'node:path';
import { messageOf } from './start-process.ts';

/** A flood of logins, each for another account: from `addresses` addresses in rotation, or each from a new one (0). */
export interface Flood {
  perSecond: number;
  addresses: number;
}

/** Starts a flood of logins. The returned function stops it and returns their outcomes. */
export function startFlood(address: string, { perSecond, addresses }: Flood): () => Promise<string> {
  const child = fork(join(import.meta.dirname, 'login-flood.main.ts'), [address, String(perSecond), String(addresses)]);
  return async () => {
    child.send('stop');
    // Sent by login-flood.main.ts.
    const { counts, seconds } = (await messageOf(child)) as { counts: [string, number][]; seconds: number };
    return `logins a second by status: ${counts.map(([status, count]) => `${status} ${(count / seconds).toFixed(0)}`).join(', ')}`;
  };
}
