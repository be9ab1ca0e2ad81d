import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as Listener } from 'node:net';
import { isTuned } from '../tuning/index.ts';

/**
 * The backlog of each listening socket: connections that arrived and are not accepted yet; a lower system limit takes
 * precedence. With Node's default of 511 too many are dropped during a long turn of the event loop, and their clients
 * try again only after one second, then two.
 */
const BACKLOG = 4_096;

/**
 * The number of listening sockets on the port. Node accepts one connection of a socket in each turn of its event loop
 * (libuv 1.45), and a turn of a busy shop takes ten milliseconds: beyond a hundred new connections a second some waited
 * for seconds before they could even be refused. With SO_REUSEPORT the system spreads connections over all of them
 * (docs/decisions/0086).
 */
const SOCKETS = 16;

/** False in a cluster, whose first process accepts for all, and on systems where a port can have one socket only. */
const usesReusePort = () => process.platform === 'linux' && cluster.isPrimary;

/** Options of `listen` for a server that `openListenSockets` was called on. */
export function listenOptions(): { backlog: number; reusePort?: true } {
  return { backlog: BACKLOG, ...(usesReusePort() && { reusePort: true }) };
}

/**
 * Opens further listening sockets when the server listens; their connections are the server's own, and closing it closes
 * them. Fails the server where one of them cannot be opened.
 */
export function openListenSockets(server: Server, asked = isTuned('listen-sockets') ? SOCKETS : 1): void {
  const sockets = usesReusePort() ? asked : 1;
  const further: Listener[] = [];
  server.on('listening', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') return;
    while (further.length < sockets - 1) further.push(open(server, address));
  });
  const close = server.close.bind(server);
  // Fastify and Node's shutdown close the server alone.
  server.close = (done) => {
    const closed = further.splice(0).map((listener) => new Promise((resolve) => listener.close(resolve)));
    return close((error) => void Promise.all(closed).then(() => done?.(error)));
  };
}

/** Opens a socket with the same options as the one that `http.Server` opens. */
function open(server: Server, { address, port }: AddressInfo): Listener {
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  listener.on('error', (error) => server.emit('error', error));
  return listener.listen({ host: address, port, ...listenOptions() });
}
