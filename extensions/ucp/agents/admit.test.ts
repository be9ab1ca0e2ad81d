import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { catalogOperations } from '../operations.ts';
import { readSigningKey } from '../signatures/keys.ts';
import { signRequest } from '../signatures/signed-message.ts';
import { CART, VERSION } from '../versions.ts';
import { createAdmit } from './admit.ts';
import type { StatedCapabilities } from './negotiate.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = readSigningKey(JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'agent-1' }));
const profile = 'https://agent.example/profile.json';
const NOW = 1_800_000_000;
const [read] = catalogOperations('https://shop.example');
const operation = { ...(read ?? expect.unreachable()), isReadOnly: false };

async function admitted(
  capabilities: StatedCapabilities | undefined,
  isSigned = true,
  { asksSignature = true, versions = [VERSION] }: { asksSignature?: boolean; versions?: readonly string[] } = {},
) {
  let asked = 0;
  const admit = createAdmit({
    profiles: async () => {
      asked += 1;
      return { keys: [key.published], webhookUrl: undefined, capabilities, versions };
    },
    ...{ publicUrl: 'https://shop.example', now: () => NOW * 1_000, refusedHosts: new Set<string>() },
    ...{ asksSignature, readsProfiles: true, sentBody: (sent: Uint8Array) => sent },
  });
  const body = new TextEncoder().encode('{}');
  const plain = { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"` };
  const message = { method: 'POST', authority: 'shop.example', path: '/api/ucp/carts', headers: plain, body };
  const headers = isSigned ? signRequest(message, key, NOW) : plain;
  const request = { method: 'POST', path: '/carts', params: {}, query: {}, headers, body, visitor: 'v' };
  const told = await admit({ profile }, request, operation).catch((error: unknown) => error);
  return { told, asked };
}

test('an agent that proved itself has the capabilities that its profile has in common with the shop', async () => {
  const { told } = await admitted({ [CART]: [VERSION], 'com.example.other': ['1'] });
  expect(told).toMatchObject({ owner: 'agent:agent.example', negotiated: new Set([CART]) });
  expect((await admitted(undefined)).told).toMatchObject({ negotiated: null });
  expect((await admitted({ [CART]: ['2025-01-01'] })).told).toMatchObject({
    ...{ status: 200, messages: [{ code: 'capabilities_incompatible' }] },
  });
});

test('an unsigned request costs no request to anybody', async () => {
  const { told, asked } = await admitted({}, false);
  expect(told).toMatchObject({ status: 401 });
  expect(asked).toBe(0);
});

test('a shop that reads profiles refuses another version, and takes an unsigned request for its address', async () => {
  const reads = { asksSignature: false };
  const { told, asked } = await admitted({ [CART]: [VERSION] }, false, reads);
  expect([told, asked]).toEqual([{ owner: 'address:v', linked: null, negotiated: new Set([CART]) }, 1]);
  expect((await admitted({ [CART]: [VERSION] }, true, reads)).told).toMatchObject({ owner: 'agent:agent.example' });
  const other = await admitted({ [CART]: [VERSION] }, false, { ...reads, versions: ['2024-01-01'] });
  expect(other.told).toMatchObject({ status: 422, messages: [{ code: 'version_unsupported' }] });
});
