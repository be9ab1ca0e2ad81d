import type { ProtocolRequest } from '@waha/extend';
import type { Asked } from '../../machine-checkouts/asked.ts';
import { fault } from '../../machine-checkouts/faults.ts';
import { readLinked } from '../linking/read-linked.ts';
import type { Operation } from '../operations.ts';
import { readSignature, verifyRequest } from '../signatures/verify-request.ts';
import { VERSION } from '../versions.ts';
import { negotiate } from './negotiate.ts';
import type { createProfiles } from './profiles.ts';

interface AdmitDeps {
  profiles: ReturnType<typeof createProfiles>;
  publicUrl: string;
  now: () => number;
  /** Hosts of profiles that may not come in. */
  refusedHosts: ReadonlySet<string>;
  /** Whether what changes something has to be signed by a key of the agent's profile. */
  asksSignature: boolean;
  /** Whether the profile is read of each agent that changes something, and a signature verified where there is one. */
  readsProfiles: boolean;
  /** The body as the agent sent and signed it. */
  sentBody: (body: Uint8Array) => Uint8Array;
}

/** Facts about a request that its agent, its token and its signature say. */
export type Admitted = Pick<Asked, 'owner' | 'linked' | 'negotiated'>;

/** Hosts of a setting: separated by commas or spaces. */
export const readHosts = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  );

/**
 * Refuses an agent that may not come in, and says on whose account its records are kept. Only a signature proves who an agent is: an
 * unsigned request counts for its address.
 */
export function createAdmit(deps: AdmitDeps) {
  const { profiles, publicUrl, now, refusedHosts, asksSignature } = deps;
  const readsProfiles = asksSignature || deps.readsProfiles;
  return async (
    { profile }: Pick<Asked, 'profile'>,
    request: ProtocolRequest,
    operation: Operation,
  ): Promise<Admitted> => {
    if (profile !== null && isOf(refusedHosts, profile))
      throw fault(403, 'agent_refused', 'This shop does not serve this agent');
    const linked = readLinked(request, profile, operation, publicUrl);
    const byAddress = { owner: `address:${request.visitor}`, linked, negotiated: null };
    if (!readsProfiles || operation.isReadOnly) return byAddress;
    if (profile === null) throw fault(400, 'invalid_profile_url', 'The header UCP-Agent has to name a profile');
    const { method, path, headers } = request;
    const body = deps.sentBody(request.body);
    const { host: authority } = new URL(publicUrl);
    const signed = { method, authority, path: `/api/ucp${path}`, headers, body };
    const isSigned = asksSignature || headers['signature-input'] !== undefined || headers.signature !== undefined;
    // Before the profile is fetched: a request that cannot be verified costs no request to anybody.
    if (isSigned) readSignature(signed, now() / 1_000);
    const { keys, capabilities, versions } = await profiles(profile, request.visitor);
    if (versions && !versions.includes(VERSION))
      throw fault(422, 'version_unsupported', `This shop speaks version ${VERSION} of the protocol`);
    const negotiated = capabilities ? negotiate(capabilities) : null;
    if (!isSigned) return { ...byAddress, negotiated };
    verifyRequest(signed, keys, now() / 1_000);
    if (request.spendFor?.(new URL(profile).hostname) === false)
      throw fault(429, 'rate_limited', 'This agent asks too often: come again in a moment', 'recoverable');
    return { owner: `agent:${new URL(profile).hostname}`.slice(0, 200), linked, negotiated };
  };
}

/** Whether the host of an address is one of these, or below one. */
function isOf(hosts: ReadonlySet<string>, address: string): boolean {
  if (hosts.size === 0 || !URL.canParse(address)) return false;
  const labels = new URL(address).hostname.split('.');
  return labels.some((_, at) => hosts.has(labels.slice(at).join('.')));
}
