import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import type { ProtocolAnswer, ProtocolRoute } from '@waha/extend';
import { expect, test } from 'vitest';
import { readSigningKey } from './keys.ts';
import { signingRoute } from './sign-answer.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = readSigningKey(JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'shop-1' }));
const request = { method: 'POST', path: '/', params: {}, query: {}, headers: {}, body: new Uint8Array(), visitor: 'v' };

const answerOf = (answer: ProtocolAnswer, path = '/checkout-sessions', by: typeof key | undefined = key) => {
  const route: ProtocolRoute = { method: 'POST', path, handle: async () => answer };
  const call = async () => ({ status: 200, body: null });
  return signingRoute(route, by, () => 1_800_000_000_000).handle(request, call);
};

test('an answer is signed over its status, its body and its type, in 64 bytes', async () => {
  const { headers = {}, status, body } = await answerOf({ status: 201, body: '{"id":"c"}' });
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  expect(headers['content-digest']).toBe(digest);
  const params = '("@status" "content-digest" "content-type");created=1800000000;keyid="shop-1"';
  expect(headers['signature-input']).toBe(`sig1=${params}`);
  const base = [
    `"@status": ${status}`,
    `"content-digest": ${digest}`,
    '"content-type": application/json; charset=utf-8',
    `"@signature-params": ${params}`,
  ].join('\n');
  const signature = Buffer.from(/:(.+):/.exec(headers.signature ?? '')?.[1] ?? '', 'base64');
  expect(signature).toHaveLength(64);
  const by = { key: createPublicKey(privateKey), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(base), by, signature)).toBe(true);
  expect(verify('sha256', Buffer.from(base.replace('201', '200')), by, signature)).toBe(false);
});

test('faults, carts and the catalogue stay unsigned, and everything does without a key', async () => {
  const answer = { status: 200, body: '{}' };
  for (const [told, path, by] of [
    [{ status: 409, body: '{}' }, '/checkout-sessions', key],
    [answer, '/carts', key],
    [answer, '/catalog/search', key],
    [answer, '/checkout-sessions', undefined],
  ] as const)
    expect(by === undefined ? await answerOf(told, path, undefined) : await answerOf(told, path, by)).toEqual(
      by === undefined ? expect.objectContaining(told) : told,
    );
});
