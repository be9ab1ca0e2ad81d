import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSigningKey } from './keys.ts';
import { digestOf, type SignedRequest, signatureBase, signRequest } from './signed-message.ts';
import { verifyRequest } from './verify-request.ts';

function makeKey(kid: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return readSigningKey(JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid }));
}

const key = makeKey('first');
const NOW = 1_800_000_000;
const request: SignedRequest = {
  ...{ method: 'POST', authority: 'shop.example', path: '/api/ucp/carts' },
  headers: { 'content-type': 'application/json', 'ucp-agent': 'profile="https://a.example/p"' },
  body: new TextEncoder().encode('{"line_items":[]}'),
};
const signed = (one = request, by = key): SignedRequest => ({ ...one, headers: signRequest(one, by, NOW) });
const check = (one: SignedRequest, keys: readonly unknown[] = [key.published], now = NOW) => {
  try {
    verifyRequest(one, keys, now);
    return 'verified';
  } catch (error) {
    return Reflect.get(Object(Reflect.get(Object(error), 'messages')[0]), 'code');
  }
};

test('what is signed is verified by the public half in a profile, and its signature is 64 bytes', () => {
  expect(check(signed())).toBe('verified');
  const [, bytes = ''] = /:(.+):/.exec(signed().headers.signature ?? '') ?? [];
  expect(Buffer.from(bytes, 'base64')).toHaveLength(64);
  expect(Object.keys(key.published)).not.toContain('d');
});

test.each<[string, SignedRequest]>([
  ['another method', { ...signed(), method: 'PUT' }],
  ['another host', { ...signed(), authority: 'other.example' }],
  ['another path', { ...signed(), path: '/api/ucp/checkout-sessions' }],
  ['another header', { ...signed(), headers: { ...signed().headers, 'ucp-agent': 'profile="https://b.example/p"' } }],
  [
    'a later time',
    {
      ...signed(),
      headers: {
        ...signed().headers,
        'signature-input': signed().headers['signature-input']?.replace(/created=\d+/, `created=${NOW + 1}`),
      },
    },
  ],
  ['nothing', { ...signed(), headers: { ...signed().headers, signature: 'sig1=::' } }],
])('a signature over %s does not fit', (_, one) => {
  expect(check(one)).toBe('signature_invalid');
});

test('a body that was changed, a key that is not there, an old signature and none are refused by their codes', () => {
  expect(check({ ...signed(), body: new TextEncoder().encode('{}') })).toBe('digest_mismatch');
  expect(check(signed(), [makeKey('other').published])).toBe('key_not_found');
  expect(check(signed(), [{ ...makeKey('first').published }])).toBe('signature_invalid');
  expect(check(signed(), undefined, NOW + 301)).toBe('signature_invalid');
  expect(check(request)).toBe('signature_missing');
});

test('a signature may leave its time out where an idempotency key is signed, and a key by another algorithm is told apart', () => {
  const timeless = (message: SignedRequest, end = '') => {
    const headers = { ...message.headers, 'content-digest': digestOf(message.body) };
    const names = ['@method', '@authority', '@path', 'content-digest', 'content-type'];
    const all = [...names, ...('idempotency-key' in headers ? ['idempotency-key'] : [])];
    const params = `(${all.map((one) => `"${one}"`).join(' ')});keyid="${key.kid}"${end}`;
    const base = signatureBase({ ...message, headers }, all, params) ?? '';
    const bytes = sign('sha256', Buffer.from(base), { key: key.key, dsaEncoding: 'ieee-p1363' }).toString('base64');
    return { ...message, headers: { ...headers, 'signature-input': `sig1=${params}`, signature: `sig1=:${bytes}:` } };
  };
  const { 'idempotency-key': _, ...unkeyed } = request.headers;
  const keyed = { ...unkeyed, 'idempotency-key': 'a-key-of-the-agent' };
  expect(check(timeless({ ...request, headers: keyed }))).toBe('verified');
  expect(check(timeless({ ...request, headers: unkeyed }))).toBe('signature_invalid');
  expect(check(timeless({ ...request, headers: keyed }, `;expires=${NOW - 1}`))).toBe('signature_invalid');
  expect(check(timeless({ ...request, headers: unkeyed }, `;expires=${NOW + 60}`))).toBe('verified');
  expect(check(signed(), [{ kty: 'OKP', crv: 'Ed25519', kid: key.kid, x: 'x' }])).toBe('algorithm_unsupported');
});

test('a signature as OpenSSL writes it is none', () => {
  const one = signed();
  const [, params = ''] = /^sig1=(.+)$/.exec(one.headers['signature-input'] ?? '') ?? [];
  const components = [...params.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name).filter((name) => name !== 'first');
  const base = signatureBase(one, components, params) ?? '';
  const der = sign('sha256', Buffer.from(base), key.key).toString('base64');
  expect(check({ ...one, headers: { ...one.headers, signature: `sig1=:${der}:` } })).toBe('signature_invalid');
});

test('while a key is replaced, signatures of either are verified', () => {
  const next = makeKey('second');
  for (const by of [key, next]) expect(check(signed(request, by), [next.published, key.published])).toBe('verified');
});

test.each(['', '{', '{"kty":"RSA"}', '{"kty":"EC","crv":"P-384","kid":"a","x":"","y":"","d":""}'])(
  '%j is no key',
  (text) => {
    expect(() => readSigningKey(text)).toThrow();
  },
);
