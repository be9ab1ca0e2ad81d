import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as Listener } from 'node:net';

/**
 * Connections that arrived and were not taken yet, at each door; the system's own bound counts where it is lower. Of Node's 511
 * too many are dropped while one turn of the event loop takes long, and whoever was tries again only after a second, then two.
 */
const MOST_ARRIVING = 4_096;

/**
 * Of one listening socket Node takes one connection in each turn of its event loop (libuv 1.45), and a turn of a busy shop takes
 * ten milliseconds: of more than a hundred new connections a second some waited for seconds to be heard at all, and nobody told
 * them that the shop is busy. The system shares out what arrives between sockets that listen on the same port (docs/decisions/0086).
 */
const DOORS = 16;

/** In a cluster its first process takes the connections, which does nothing else. Elsewhere than on Linux one port is one socket. */
const hasManyDoors = () => process.platform === 'linux' && cluster.isPrimary;

/** What a server that `openDoors` was called on is to be told to listen with. */
export function doorOptions(): { backlog: number; reusePort?: true } {
  return { backlog: MOST_ARRIVING, ...(hasManyDoors() && { reusePort: true }) };
}

/**
 * As soon as the server listens on a port, further sockets do, whose connections are its own; closing it closes them. Fails the
 * server where one of them cannot be opened.
 */
export function openDoors(server: Server, doors = hasManyDoors() ? DOORS : 1): void {
  const further: Listener[] = [];
  server.on('listening', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') return;
    while (further.length < doors - 1) further.push(open(server, address));
  });
  const close = server.close.bind(server);
  // Fastify and Node's own end of a process know of the server alone.
  server.close = (done) => {
    const closed = further.splice(0).map((door) => new Promise((resolve) => door.close(resolve)));
    return close((error) => void Promise.all(closed).then(() => done?.(error)));
  };
}

/** As `http.Server` opens its own. */
function open(server: Server, { address, port }: AddressInfo): Listener {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  door.on('error', (error) => server.emit('error', error));
  return door.listen({ host: address, port, ...doorOptions() });
}
