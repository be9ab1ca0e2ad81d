import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EXPOSITION_TYPE } from './exposition.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` on a separate port: the proxy in front of the shop does not forward to it, it needs no token,
 * and it answers under load. All other requests are 404.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  collect: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    collect().then(
      (text) => response.writeHead(200, { 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  // Processes on the same machine are scraped one by one.
  server.listen({ host, port, exclusive: true });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
