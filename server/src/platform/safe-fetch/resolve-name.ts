import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

interface ResolveOptions {
  timeoutMs?: number;
  /** Name servers; those of the machine by default. */
  servers?: readonly string[];
}

const TIMEOUT_MS = 3_000;
const TRIES = 2;
const LOCAL = /(?:^|\.)localhost\.?$/i;

/**
 * Resolves a name by DNS alone. `lookup` of Node waits in threads, of which a process has two for it: two names whose servers do not
 * answer would hold up all connections of the process.
 */
export async function resolveName(host: string, of: ResolveOptions = {}): Promise<LookupAddress[]> {
  // By RFC 6761 it is this machine, and is asked of no server.
  if (LOCAL.test(host)) return [{ address: '127.0.0.1', family: 4 }];
  // Made for each name, because it reads the machine's name servers once.
  const resolver = new Resolver({ timeout: of.timeoutMs ?? TIMEOUT_MS, tries: TRIES });
  if (of.servers) resolver.setServers(of.servers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}
