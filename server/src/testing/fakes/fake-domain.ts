import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Database, sql } from '../../platform/database/index.ts';
import { type FetchPolicy, PUBLIC_WEB } from '../../platform/safe-fetch/index.ts';

/** A host of this machine that is no address of the shop, and that policies of the public web refuse. */
const ADDRESS = '127.0.0.2';

/**
 * The public web as a shop sees it where each domain leads to one server: `answer` gives status and text for a request. Names that begin
 * with `nowhere.` have no record, and those that begin with `inside.` lead into a private network.
 */
export async function openFakeDomain(answer: (host: string) => Promise<{ status: number; text: string }>) {
  const server = createServer((request, response) => {
    void answer((request.headers.host ?? '').replace(/:\d+$/, '')).then(({ status, text }) =>
      response.writeHead(status, status === 301 ? { location: text } : {}).end(text),
    );
  }).listen(0, ADDRESS);
  await once(server, 'listening');
  const policy: FetchPolicy = {
    ...PUBLIC_WEB,
    protocols: ['http:', 'https:'],
    ports: [String((server.address() as AddressInfo).port)],
    resolve: async (host) => {
      if (host.startsWith('nowhere.')) throw new Error('ENOTFOUND');
      return [{ address: host.startsWith('inside.') ? '10.0.0.7' : ADDRESS, family: 4 }];
    },
    mayConnect: (address) => address === ADDRESS || PUBLIC_WEB.mayConnect(address),
  };
  return {
    policy,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The token by which a shop knows itself, as it tells it under its domains. */
export async function readShopToken(db: Database): Promise<string> {
  const { rows } = await sql.rows({ token: sql.text.orNull })`
    select value ->> 'token' as token from store_settings where topic = 'domain'
  `.execute(db);
  return rows[0]?.token ?? '';
}
