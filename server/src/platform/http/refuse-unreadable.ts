import type { Socket } from 'node:net';
import { plainSecurityHeaders } from './security-headers.ts';

/** Statuses of unreadable requests, by Node's error code; all others are 400. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Refuses unreadable or incomplete HTTP requests directly on the socket, with a minimal answer. A connection that has
 * sent nothing is closed without an answer: browsers open connections ahead of need, and would read an early answer as
 * that of the first request they send there.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const headers = Object.entries({ ...plainSecurityHeaders, 'content-length': '0', connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines}\r\n`);
}
