import { fault } from '../../machine-checkouts/faults.ts';
import { findPublicKey, hasOtherKey } from './keys.ts';
import { digestOf, isSignedBy, type SignedRequest, signatureBase } from './signed-message.ts';

const INPUT =
  /^\s*([\w-]{1,40})=(\(((?:"[@a-z0-9-]{1,60}"\s?){1,20})\)((?:;[a-z]+=(?:"[^"]{0,200}"|\d{1,12})){0,8}))\s*$/;
/** How old a signature may be, and how far ahead a clock. */
const LASTING_SECONDS = 300;

interface GivenSignature {
  components: readonly string[];
  params: string;
  kid: string;
  signature: string;
}

const invalid = () => fault(401, 'signature_invalid', 'The signature does not fit the request');

/**
 * Reads the signature of a request, and refuses one that is missing, old, over too little, or over another body: all that needs no key,
 * and so no request to the agent.
 */
export function readSignature({ headers, body }: SignedRequest, nowSeconds: number): GivenSignature {
  const input = headers['signature-input'];
  const given = headers.signature;
  if (!input || !given) throw fault(401, 'signature_missing', 'This shop takes signed requests alone');
  const [, label = '', params = '', list = '', rest = ''] = INPUT.exec(input) ?? [];
  const components = [...list.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one);
  const needed = [
    ...['@method', '@authority', '@path'],
    ...(body.length > 0 ? ['content-digest', 'content-type'] : []),
    // Otherwise the request could be sent again under another key.
    ...(headers['idempotency-key'] === undefined ? [] : ['idempotency-key']),
  ];
  if (needed.some((one) => !components.includes(one)) || new Set(components).size < components.length) throw invalid();
  requireTimely(rest, headers['idempotency-key'] !== undefined, nowSeconds);
  if (body.length > 0 && headers['content-digest'] !== digestOf(body))
    throw fault(400, 'digest_mismatch', 'The body has another digest');
  const kid = /;keyid="([^"]+)"/.exec(rest)?.[1] ?? '';
  const signature = new RegExp(`(?:^|,\\s*)${label}=:([A-Za-z0-9+/=]{1,200}):`).exec(given)?.[1];
  if (!signature) throw invalid();
  return { components, params, kid, signature };
}

/**
 * Refuses a signature whose time or end is over. Its time is optional: a request that is sent again has the same idempotency key, and is
 * answered as before. Without a key and a time it needs an end.
 */
function requireTimely(rest: string, isKeyed: boolean, nowSeconds: number): void {
  const [created, expires] = ['created', 'expires'].map((name) => new RegExp(`;${name}=(\\d{1,12})`).exec(rest)?.[1]);
  if (created === undefined && expires === undefined && !isKeyed) throw invalid();
  if (created !== undefined && Math.abs(nowSeconds - Number(created)) > LASTING_SECONDS) throw invalid();
  if (expires !== undefined && Number(expires) < nowSeconds) throw invalid();
}

/**
 * Verifies that a request is signed by a key of the agent's profile, over its method, host, path and body. Refuses with the codes of the
 * protocol: what is missing or wrong is 401, another digest 400.
 */
export function verifyRequest(request: SignedRequest, keys: readonly unknown[], nowSeconds: number): void {
  const { components, params, kid, signature } = readSignature(request, nowSeconds);
  const key = findPublicKey(keys, kid);
  if (!key && hasOtherKey(keys, kid))
    throw fault(400, 'algorithm_unsupported', 'This shop verifies by keys of the curve P-256 (ES256) alone');
  if (!key) throw fault(401, 'key_not_found', 'The profile has no key of this id');
  const base = signatureBase(request, components, params);
  if (base === undefined || !isSignedBy(base, Buffer.from(signature, 'base64'), key)) throw invalid();
}
