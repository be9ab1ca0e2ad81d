import { refuse } from '../../../platform/errors/index.ts';
import { type FetchPolicy, safeRequest } from '../../../platform/safe-fetch/index.ts';
import { type AgentClient, isClientAddress, readClientDocument } from './client-document.ts';

const MOST_KEPT = 500;
const KEPT_MS = 5 * 60_000;
const FAILED_MS = 30_000;
/** Fetches at once: one of a customer, so that nobody takes the room of others. */
const MOST_AT_ONCE = 50;
const MOST_TO_A_HOST = 8;
const TIMEOUT_MS = 4_000;
const MOST_BYTES = 64 * 1024;

/** Policy for clients of tests, at addresses of this machine. */
const localPolicy = (port: string): FetchPolicy => ({
  protocols: ['http:'],
  ports: [port],
  resolve: async (host) => [{ address: host, family: host.includes(':') ? 6 : 4 }],
  mayConnect: (address) => address === '127.0.0.1' || address === '::1',
});

interface Kept {
  until: number;
  client: AgentClient | undefined;
}

export interface ClientAsked {
  clientId: string | undefined;
  takesLocal: boolean;
  /** The customer who is asked to link it. */
  customerId: string;
}

export type ReadClient = (asked: ClientAsked) => Promise<AgentClient>;

/**
 * Documents of clients, fetched from the address that they are known by. They are asked for by signed-in customers alone, and bounded in
 * size, number, time and how many are fetched at once, of a customer and to a host. So nobody makes the shop ask others for much, nor keeps
 * others waiting. Refuses those that are none.
 */
export function createReadClient({ now, policy }: { now: () => number; policy: FetchPolicy }): ReadClient {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Fetching & { client: Promise<AgentClient | undefined> }>();

  async function load(address: string): Promise<AgentClient | undefined> {
    const client = await fetchClient(address, policy);
    kept.delete(address);
    kept.set(address, { client, until: now() + (client ? KEPT_MS : FAILED_MS) });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return client;
  }

  return async ({ clientId: address = '', takesLocal, customerId }) => {
    if (!isClientAddress(address, takesLocal)) refuse('agents.client_unknown');
    const known = kept.get(address);
    if (known && known.until > now()) return known.client ?? refuse('agents.client_unreadable');
    let running = loading.get(address);
    if (!running) {
      const { host } = new URL(address);
      if (!hasRoom([...loading.values()], { customerId, host }))
        refuse('server.unavailable', {}, { retryAfterSeconds: 5 });
      running = { customerId, host, client: load(address).finally(() => loading.delete(address)) };
      loading.set(address, running);
    }
    return (await running.client) ?? refuse('agents.client_unreadable');
  };
}

interface Fetching {
  customerId: string;
  host: string;
}

const hasRoom = (all: readonly Fetching[], { customerId, host }: Fetching): boolean =>
  all.length < MOST_AT_ONCE &&
  all.every((one) => one.customerId !== customerId) &&
  all.filter((one) => one.host === host).length < MOST_TO_A_HOST;

async function fetchClient(address: string, outside: FetchPolicy): Promise<AgentClient | undefined> {
  const { protocol, port } = new URL(address);
  const policy = protocol === 'http:' ? localPolicy(port) : outside;
  const request = {
    method: 'GET',
    headers: { accept: 'application/json' },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MOST_BYTES,
  };
  try {
    const answer = await safeRequest(address, policy, request);
    return answer.status === 200 ? readClientDocument(address, await answer.json()) : undefined;
  } catch {
    // A refused, broken or unreadable answer: none of them says who the client is.
    return undefined;
  }
}
