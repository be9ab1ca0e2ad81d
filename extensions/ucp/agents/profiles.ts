import type { ExtensionFetch } from '@waha/extend';
import { z } from 'zod';
import { type Fault, fault } from '../../machine-checkouts/faults.ts';
import type { StatedCapabilities } from './negotiate.ts';

const MOST_PROFILES = 500;
const MOST_CHARACTERS = 64 * 1024;
/** Fetches at once: one of a sender, so that nobody takes the room of others. */
const MOST_AT_ONCE = 50;
const MOST_TO_A_HOST = 8;
/** Fetches in a minute that one sender brings about: an agent has one profile, which is kept for a minute at least. */
const MOST_OF_A_SENDER = 30;
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 4_000;
const LEAST_MS = 60_000;
const MOST_MS = 3_600_000;
/** How long a profile that cannot be had is not asked for again. */
const FAILED_MS = 30_000;

const profileShape = z.looseObject({
  ucp: z.looseObject({
    version: z.string().max(20).optional(),
    supported_versions: z.record(z.string().max(20), z.unknown()).optional(),
    capabilities: z
      .record(
        z.string(),
        z
          .array(z.looseObject({ version: z.string().max(20).optional(), config: z.looseObject({}).optional() }))
          .max(20),
      )
      .optional(),
  }),
  signing_keys: z.array(z.unknown()).max(20).optional(),
  keys: z.array(z.unknown()).max(20).optional(),
});

/** The parts of an agent's profile that this shop reads. */
export interface AgentProfile {
  keys: readonly unknown[];
  /** The versions of the protocol that it speaks; undefined where it states none. */
  versions?: readonly string[] | undefined;
  /** Where it hears of its orders. */
  webhookUrl: string | undefined;
  /** The versions of what it can do; undefined where it states nothing. */
  capabilities?: StatedCapabilities | undefined;
}

interface Kept {
  until: number;
  profile: AgentProfile | Fault;
}

/** Whether a profile may have this address: one of https. The fetch refuses those that are not of the public internet. */
export const isPublicAddress = (address: string): boolean => /^https:\/\/[^\s@]{3,400}$/.test(address);

/**
 * Profiles of agents, fetched from the address that they name themselves: by https, from the public internet, without redirects. They are
 * bounded in size, number and time, and in how many are fetched at once, of a sender and to a host. So an agent makes the shop ask others
 * for little, and keeps no other waiting.
 */
export function createProfiles(fetch: ExtensionFetch, now: () => number, isAddress = isPublicAddress) {
  const kept = new Map<string, Kept>();
  const begun = new Map<string, { count: number; until: number }>();
  const loading = new Map<string, Fetching & { profile: Promise<AgentProfile | Fault> }>();

  /** Whether a sender may bring about one more fetch in this minute. */
  function mayFetch(sender: string): boolean {
    const at = now();
    // In the order in which their minutes end.
    for (const [one, { until }] of begun) {
      if (until > at) break;
      begun.delete(one);
    }
    const mine = begun.get(sender) ?? { count: 0, until: at + MINUTE_MS };
    begun.set(sender, { ...mine, count: mine.count + 1 });
    return mine.count < MOST_OF_A_SENDER;
  }

  async function load(address: string): Promise<AgentProfile | Fault> {
    const { profile, maxAgeMs } = await fetchProfile(fetch, address);
    kept.delete(address);
    kept.set(address, { profile, until: now() + maxAgeMs });
    const [oldest] = kept.keys();
    if (kept.size > MOST_PROFILES && oldest !== undefined) kept.delete(oldest);
    return profile;
  }

  return async (address: string, sender: string): Promise<AgentProfile> => {
    if (!isAddress(address)) throw fault(400, 'invalid_profile_url', 'The profile of an agent has an address of https');
    const known = kept.get(address);
    const fresh = known && known.until > now() ? known.profile : undefined;
    let running = loading.get(address);
    if (!fresh && !running) {
      const { host } = new URL(address);
      if (!hasRoom([...loading.values()], { sender, host }) || !mayFetch(sender))
        throw fault(503, 'busy', 'Profiles of other agents are being read', 'recoverable');
      running = { sender, host, profile: load(address).finally(() => loading.delete(address)) };
      loading.set(address, running);
    }
    const profile = fresh ?? (await running?.profile);
    if (profile === undefined || profile instanceof Error) throw profile;
    return profile;
  };
}

interface Fetching {
  sender: string;
  host: string;
}

const hasRoom = (all: readonly Fetching[], { sender, host }: Fetching): boolean =>
  all.length < MOST_AT_ONCE &&
  all.every((one) => one.sender !== sender) &&
  all.filter((one) => one.host === host).length < MOST_TO_A_HOST;

async function fetchProfile(fetch: ExtensionFetch, address: string) {
  const failed = (one: Fault) => ({ profile: one, maxAgeMs: FAILED_MS });
  try {
    const answer = await fetch(address, { timeoutMs: TIMEOUT_MS, headers: { accept: 'application/json' } });
    const text = await answer.text();
    if (answer.status !== 200) return failed(unreachable());
    const read = text.length <= MOST_CHARACTERS ? profileShape.safeParse(parsed(text)) : undefined;
    if (!read?.success) return failed(fault(422, 'profile_malformed', 'The profile of the agent is none'));
    const { ucp, signing_keys: keys, keys: newer } = read.data;
    const versions = [ucp.version, ...Object.keys(ucp.supported_versions ?? {})].filter((one) => one !== undefined);
    const [order] = ucp.capabilities?.['dev.ucp.shopping.order'] ?? [];
    const webhook = order?.config?.webhook_url;
    const profile: AgentProfile = {
      keys: keys ?? newer ?? [],
      versions: versions.length > 0 ? versions : undefined,
      webhookUrl: typeof webhook === 'string' ? webhook.slice(0, 500) : undefined,
      capabilities: ucp.capabilities && statedIn(ucp.capabilities),
    };
    return { profile, maxAgeMs: maxAgeOf(answer.headers.get('cache-control')) };
  } catch {
    return failed(unreachable());
  }
}

const statedIn = (all: Readonly<Record<string, readonly { version?: string | undefined }[]>>): StatedCapabilities =>
  Object.fromEntries(Object.entries(all).map(([name, list]) => [name, list.flatMap(({ version }) => version ?? [])]));

const unreachable = () => fault(424, 'profile_unreachable', 'The profile of the agent cannot be read', 'recoverable');

function maxAgeOf(control: string | null): number {
  const seconds = Number(/max-age=(\d{1,9})/.exec(control ?? '')?.[1] ?? 0);
  return Math.min(Math.max(seconds * 1_000, LEAST_MS), MOST_MS);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
