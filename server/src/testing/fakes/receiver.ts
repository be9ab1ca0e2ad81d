import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchPolicy } from '../../platform/safe-fetch/index.ts';

export interface ReceivedMessage {
  path: string;
  body: string;
  /** The body as it came. */
  bytes: Buffer;
  headers: IncomingHttpHeaders;
}

/** A policy that allows nothing but this port of this machine, whatever the name. */
export const loopbackPolicy = (port: number): FetchPolicy => ({
  protocols: ['http:'],
  ports: [String(port)],
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  mayConnect: (address) => address === '127.0.0.1',
});

/** A server that receives messages on this machine, and a policy that allows nothing but it. */
export async function openReceiver(answer: (message: ReceivedMessage, response: ServerResponse) => void) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    answer({ path: request.url ?? '', body: bytes.toString(), bytes, headers: request.headers }, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    policy: loopbackPolicy(port),
    url: (path = '/') => `http://receiver.example:${port}${path}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close').catch(() => undefined);
    },
  };
}
