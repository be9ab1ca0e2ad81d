import fc from 'fast-check';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { visitorOf } from './caller.ts';
import { bareAddress, createAddressReader, createTrust, sharedNetwork, visitorNetwork } from './visitor-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['"203.0.113.7:51234"', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:cb00:7107]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nonsense', 'unreadable'],
  ['another nonsense', 'unreadable'],
  ['', 'unreadable'],
])('%s is the visitor of %s', (written, network) => {
  expect(visitorNetwork(written)).toBe(network);
});

test('every address of one /64 is one visitor, and of another another', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const prefix = visitorNetwork(one).replace('::/64', '');
      if (!prefix.includes(':')) return;
      const inside = `${prefix}:${visitorNetwork(other).includes(':') ? 'abcd:1:2:3' : '1:2:3:4'}`;
      expect(visitorOf(`[${inside}]:80`)).toBe(visitorOf(one));
      expect(visitorOf(one) === visitorOf(other)).toBe(visitorNetwork(one) === visitorNetwork(other));
    }),
  );
});

test('a port says nothing of who a visitor is', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(65_535), (address, port) => {
      expect(visitorOf(`${address}:${port}`)).toBe(visitorOf(address));
    }),
  );
});

test('a proxy of ours is trusted however its address is written, and nobody else', () => {
  const isOurs = createTrust(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']);
  const ours = ['10.1.2.3', '10.1.2.3:443', '::ffff:10.1.2.3', '127.0.0.1', '[2001:db8::1]:80'];
  for (const one of ours) expect(isOurs(one), one).toBe(true);
  for (const one of ['11.1.2.3', '127.0.0.2', '2001:db9::1', 'unknown', '', '10.1.2'])
    expect(isOurs(one), one).toBe(false);
  expect(bareAddress(' 10.1.2.3 ')).toBe('10.1.2.3');
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['203.0.113.250:4711', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::ffff]:443', '2001:db8:1:2::/64'],
  ['nonsense', 'unreadable'],
])('%s is in the network %s', (address, network) => {
  expect(sharedNetwork(address)).toBe(network);
});

test('whose request it is is read as Fastify reads it, whatever is forwarded and whoever stands in front', async () => {
  const proxies = ['10.0.0.0/8', '127.0.0.1', '2001:db8::/32'];
  const addressOf = createAddressReader(proxies);
  const server = fastify({ trustProxy: createTrust(proxies) });
  server.get('/', async (request) => ({ theirs: request.ip, ours: addressOf(request.raw) }));
  const written = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.constantFrom('10.0.0.1', '2001:db8::1', 'unknown', '', '10.0.0.1:443'),
  );
  const asked = fc.record({
    remoteAddress: fc.constantFrom('127.0.0.1', '10.9.9.9', '::ffff:10.0.0.1', '203.0.113.7'),
    forwarded: fc.option(fc.array(written, { minLength: 1, maxLength: 4 }).map((all) => all.join(', '))),
  });
  let led = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ remoteAddress, forwarded }) => {
      const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
      const { theirs, ours } = (await server.inject({ url: '/', remoteAddress, headers })).json();
      expect(ours).toBe(theirs);
      if (ours !== remoteAddress) led += 1;
    }),
  );
  expect(led).toBeGreaterThan(0);
  const direct = createAddressReader([]);
  const { raw } = await server.inject({
    url: '/',
    remoteAddress: '203.0.113.7',
    headers: { 'x-forwarded-for': '1.2.3.4' },
  });
  expect(direct(raw.req)).toBe('203.0.113.7');
});

test('a connection that is closed already has no address, and breaks nothing', () => {
  expect(visitorOf(undefined)).toBe(visitorOf('nobody'));
});
