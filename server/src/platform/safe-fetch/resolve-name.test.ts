import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveName } from './resolve-name.ts';

let server: Socket;
let servers: string[];
const HEADER_BYTES = 12;
const [A, AAAA] = [1, 28];
const SIX = Buffer.from('20010db8000000000000000000000007', 'hex');

/** A name server that answers for `both.example` and `four.example`, denies `none.example`, and is silent about all else. */
beforeAll(async () => {
  server = createSocket('udp4', (query, from) => {
    const end = query.indexOf(0, HEADER_BYTES);
    const name = query.toString('latin1', HEADER_BYTES, end).replace(/[^a-z]/g, '.');
    const type = query.readUInt16BE(end + 1);
    const question = query.subarray(HEADER_BYTES, end + 5);
    const has = (name === '.both.example' && (type === A || type === AAAA)) || (name === '.four.example' && type === A);
    if (!has && !/four|none/.test(name)) return;
    const header = Buffer.from(query.subarray(0, HEADER_BYTES));
    header.writeUInt16BE(name === '.none.example' ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(has ? 1 : 0, 6);
    header.writeUInt32BE(0, 8);
    const data = type === AAAA ? SIX : Buffer.from([203, 0, 113, 7]);
    const record = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]);
    server.send(Buffer.concat([header, question, ...(has ? [record] : [])]), from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${server.address().port}`];
});
afterAll(() => void server.close());

const resolve = (host: string) => resolveName(host, { servers, timeoutMs: 200 });

test('a name has its addresses of both families', async () => {
  expect(await resolve('both.example')).toEqual([
    { address: '203.0.113.7', family: 4 },
    { address: '2001:db8::7', family: 6 },
  ]);
  expect(await resolve('four.example')).toEqual([{ address: '203.0.113.7', family: 4 }]);
});

test('a name that does not exist, and one whose server is silent, are refused', async () => {
  await expect(resolve('none.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  await expect(resolve('silent.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
});

test('names whose server is silent hold up no other', async () => {
  const done: string[] = [];
  const silent = Array.from({ length: 20 }, (_, n) =>
    resolve(`silent${'abcdefghijklmnopqrst'[n]}.example`).catch(() => void done.push('silent')),
  );
  await resolve('four.example');
  expect(done).toEqual([]);
  await Promise.all(silent);
  expect(done).toHaveLength(20);
});

test('localhost is this machine, which no policy of the public web allows', async () => {
  for (const host of ['localhost', 'a.localhost', 'LOCALHOST.'])
    expect(await resolve(host)).toEqual([{ address: '127.0.0.1', family: 4 }]);
});
