import { Socket } from 'node:net';
import type pg from 'pg';
import { isTuned } from '../../tuning/index.ts';
import { TickSocket } from './tick-socket.ts';

export { createSendQuery, type SendQuery } from './query-timeout.ts';
export { sendWithCommit } from './send-with-commit.ts';
export { createStatementNames, type StatementNames } from './statement-names.ts';

/** True where the first statements of a transaction are sent along with its `begin`. */
export const sendsWithBegin = isTuned('pipelining');

/**
 * Options of pg for pipelining: concurrent statements cost one round trip together, and PostgreSQL answers in their
 * order. An address that does not answer within `reachMs` is given up.
 */
export function pipelineOptions(reachMs: number): Pick<pg.PoolConfig, 'stream'> & { pipeline: boolean } {
  const pipeline = isTuned('pipelining');
  return { pipeline, stream: () => reachedWithin(reachMs, pipeline ? new TickSocket() : new Socket()) };
}

function reachedWithin(reachMs: number, socket: Socket): Socket {
  const timer = setTimeout(() => socket.destroy(new Error('timeout exceeded when trying to connect')), reachMs);
  const stop = () => clearTimeout(timer);
  return socket.once('connect', stop).once('close', stop);
}
